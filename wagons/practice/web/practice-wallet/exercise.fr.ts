import type { WindowWords } from '../parts/few/wallet-window.tsx'
import type { Place, Step } from './wallet.ts'

export const intro = 'Créez un portefeuille d’exercice, gardez ses mots et restaurez-le.'

export const titles: Readonly<Record<Step, string>> = {
  make: 'Créer le portefeuille',
  keep: 'Garder les mots',
  restore: 'Restaurer le portefeuille',
  show: 'Montrer qu’il est à vous',
  sort: 'Trier la boîte de réception',
}
export const tasks: Readonly<Record<Step, string>> = {
  make: 'Vous avez installé une application de portefeuille. Elle a d’abord besoin d’une phrase de récupération : des mots secrets, dont elle tire ses clés.',
  keep: 'Où gardez-vous vos six mots ? Choisissez un ou plusieurs endroits. Puis voyez ce qu’une mauvaise année en fait.',
  restore:
    'Votre nouveau téléphone a la même application de portefeuille, encore vide. Entrez les mots dans l’ordre : touchez-les un par un.',
  show: 'À Sorandi, des voisins se prêtent leurs outils. On s’y connecte avec son portefeuille. Vous avez ouvert son site par votre lien enregistré. Il vous demande de montrer que votre adresse est à vous.',
  sort: 'En une semaine, vous recevez huit messages. Quatre sont sans danger, quatre viennent de voleurs. Lisez chacun, puis posez-le sur une pile.',
}

export const begin = {
  title: 'D’où viennent les mots ?',
  made: {
    words: 'L’application peut créer de nouveaux mots. Vous serez la seule personne à les voir.',
    button: 'Laisser l’application les créer',
  },
  given: {
    words:
      'Un membre serviable de votre groupe : « Les nouveaux mots ne marchent pas toujours. Prenez ces six-là, je les ai testés ! »',
    button: 'Prendre les mots testés',
  },
} as const
export const given = {
  title: 'Le lendemain, il est vide',
  words:
    'Vous y aviez versé 120 dollars d’exercice. Dans la nuit, ils sont partis vers une autre adresse. Les mots ouvraient votre portefeuille pour vous, et aussi pour la personne qui vous les a donnés.',
  button: 'Revenir en arrière (ici seulement)',
} as const

export const phrase = {
  title: 'Vos six mots',
  words:
    'Un vrai portefeuille en montre en général 12, 20 ou 24, le plus souvent en anglais. Prenez un stylo et écrivez ces six mots sur papier, dans cet ordre : il vous les faudra bientôt.',
  button: 'Je les ai écrits',
} as const
export const recoveryWords = ['rivière', 'lampe', 'sept', 'pain', 'nuage', 'jardin'] as const

export const placesTitle = 'Je les garde…'
export const places: Readonly<Record<Place, string>> = {
  drawer: 'sur papier, dans un tiroir chez moi',
  photo: 'sur une photo dans mon téléphone',
  second: 'sur une deuxième feuille, cachée chez ma sœur',
  mail: 'dans un e-mail à moi-même',
  memory: 'dans ma tête',
}
export const live = 'Voir ce que l’année apporte'
export const yearTitles = {
  safe: 'Vos mots sont toujours à vous',
  stolen: 'Des voleurs ont lu vos mots',
  lost: 'Vos mots sont perdus',
} as const
export const march = {
  stolen:
    'Mars : un voleur entre dans votre compte e-mail. Vos photos y sont copiées aussi. Il trouve six mots, et cette nuit-là vos fonds disparaissent.',
  safe: 'Mars : un voleur entre dans votre compte e-mail. Il n’y trouve aucun mot.',
} as const
export const june = {
  second:
    'Juin : l’eau inonde la pièce, avec votre téléphone et le tiroir. La feuille chez votre sœur reste au sec. Elle ne s’en est pas servie, mais elle l’aurait pu : choisissez bien à qui vous la confiez.',
  online:
    'Juin : l’eau inonde la pièce, avec votre téléphone et le tiroir. Vos mots sont encore en ligne, là où le voleur les a trouvés avant vous.',
  lost: 'Juin : l’eau inonde la pièce, avec votre téléphone et le tiroir. Il ne reste rien de lisible, et aucun service client ne connaît vos mots.',
} as const
export const memory = 'Et votre tête ? Au bout de six mois, quatre des six mots vous reviennent.'
export const again = 'Les garder autrement'

export const phone = 'Votre nouveau téléphone'
export const pick = 'Les mots, mélangés'
export const typed = 'Déjà entré :'
export const none = 'rien'
export const wordAt = (place: number, word: string) => `${place}. ${word}`
export const paper = 'Regarder la feuille'
export const open = 'Ouvrir le portefeuille'
export const notRestored = {
  title: 'Ce n’est pas votre phrase',
  words:
    'Les mots sont bons, mais dans un autre ordre, c’est une autre phrase, et cette application la refuse. Avec douze mots, environ un mauvais ordre sur seize ouvre un autre portefeuille, vide. Regardez donc votre feuille avant de croire à un vol.',
  button: 'Réessayer',
} as const
export const restored = {
  title: 'Tout est de nouveau là',
  words:
    'Les 120 dollars d’exercice n’ont jamais été dans le téléphone inondé. Ce sont des lignes du registre partagé, et vos mots en ont refait les clés. Ils l’auraient fait aussi pour un voleur.',
  button: 'Suivant',
} as const

export const meeting = {
  title: 'Comment le montrez-vous ?',
  open: {
    words: 'Votre portefeuille ouvre une fenêtre, avec un message à signer.',
    button: 'Ouvrir la fenêtre',
  },
  tell: {
    words:
      'Rui est assis à côté de vous : « C’est compliqué, ces fenêtres. Dis-moi tes six mots, je le fais sur mon téléphone. »',
    button: 'Dire les mots à Rui',
  },
} as const
export const told = {
  title: 'Deux téléphones ont vos mots',
  words:
    'Rui voulait vous aider, et la connexion est faite. Mais son téléphone cachait un programme de voleurs. Une semaine plus tard, vos dollars d’exercice ont disparu. Une signature aurait montré la même chose, et les mots seraient restés chez vous.',
  button: 'Revenir en arrière (ici seulement)',
} as const
export const message: WindowWords = {
  site: 'sorandi.example',
  kind: 'Demande de connexion',
  lines: [
    {
      label: 'Site',
      value: 'sorandi.example',
      meaning: 'Le site qui demande. C’est bien celui qui est en haut de votre navigateur.',
    },
    {
      label: 'Votre adresse',
      value: '0x4b6e…c218',
      meaning: 'La vôtre, telle que votre portefeuille vous la montre.',
    },
    {
      label: 'Message',
      value: 'Je montre à Sorandi que cette adresse est à moi.',
      meaning:
        'Ce que vous dites par votre signature. Cela ne permet à personne de déplacer quoi que ce soit.',
    },
    {
      label: 'Lignes techniques',
      value: 'Nonce w8Rt3k · Issued at 10:14',
      meaning: 'Un code au hasard et une heure, pour que votre signature ne serve qu’une fois. C’est normal.',
    },
    { label: 'Frais', value: 'aucuns', meaning: 'Rien n’est écrit sur la chaîne.' },
  ],
  sign: 'Signer',
}
export const signed = {
  title: 'Sorandi connaît votre adresse',
  words:
    'Le portefeuille a signé avec votre clé, et la clé est restée dans le portefeuille. Rien n’a bougé. Vous avez regardé le site, votre adresse et ce que vous dites : vous pouviez donc signer.',
  button: 'Suivant',
} as const
export const unsigned = {
  title: 'Il ne s’est rien passé',
  words:
    'Refuser ne fait rien perdre. Mais Sorandi ne sait pas encore que l’adresse est à vous. Vous avez ouvert le site par votre lien enregistré, et il ne demande que cette preuve : vous pouvez signer.',
  button: 'Rouvrir la fenêtre',
} as const

export const achieved = 'Portefeuille créé, perdu, retrouvé'
export const forReal = [
  'Écrivez vos mots deux fois sur papier, dans l’ordre, et gardez les deux feuilles à deux endroits : quiconque en trouve une a votre portefeuille. Faites un essai : restaurez une fois le portefeuille à partir d’une feuille, avant d’y mettre beaucoup d’argent.',
  'Les mots vont seulement dans l’application ou l’appareil que vous avez ouvert vous-même pour restaurer le portefeuille. Aucun ami, aucun service client, aucun membre de cette formation n’en a besoin.',
  'Quand un message veut quelque chose, laissez son lien de côté. Ouvrez votre favori, ou appelez le numéro que vous connaissez.',
] as const
