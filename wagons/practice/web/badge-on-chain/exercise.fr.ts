import type { Attempt, Outcome, Picture, Piece, Place, Step, Wallet } from './badge.ts'

export const intro = 'Le Club Nivolo est imaginaire. Son badge pour les invités est un NFT.'

export const titles: Readonly<Record<Step, string>> = {
  claim: 'Demandez votre badge',
  record: 'Ce que voient les autres',
  gone: 'L’hébergeur ferme',
  make: 'Un badge qui dure',
}
export const tasks: Readonly<Record<Step, string>> = {
  claim:
    'Au Jour de la réparation, vous avez réparé une lampe. Une affiche donne un code pour un badge. Tapez ce code et choisissez laquelle de vos deux adresses reçoit le badge. Le club paie les frais.',
  record:
    'Votre badge est dans le registre. Dans un explorateur de blocs, tout le monde peut chercher n’importe quelle adresse, y compris un collègue à qui vous avez donné la vôtre un jour. Cherchez vos deux adresses.',
  gone: 'Voici votre badge dans votre application de portefeuille. Le club confie ses fichiers à une entreprise. Or cette entreprise ferme. Que restera-t-il de votre badge ? Cochez, puis regardez.',
  make: 'L’année prochaine, c’est vous qui faites les badges, avec 20 dollars d’exercice. Choisissez une image et un endroit où la garder. Puis laissez passer dix ans : des entreprises ferment, et votre vieil ordinateur tombe en panne.',
}

export const poster = {
  event: 'Jour de la réparation',
  when: '14 juin, à la mairie',
  claimAt: 'Un badge pour chaque invité :',
  site: 'badges.nivolo.example',
  code: 'Code :',
} as const
export const codeField = 'Code de l’affiche'
export const whichAddress = 'Envoyer mon badge à'
export const wallets: Readonly<
  Record<Wallet, { readonly name: string; readonly address: string; readonly about: string }>
> = {
  main: {
    name: 'Mon portefeuille',
    address: '0x81d0…5b3e',
    about: 'Il contient 840 dollars d’exercice. Vos collègues vous y envoient de l’argent.',
  },
  badges: {
    name: 'Mon second portefeuille',
    address: '0x2f6a…c914',
    about: 'Neuf et vide.',
  },
}
export const claim = 'Demander le badge'
export const refused = 'La page ne connaît pas ce code. Il ne s’est rien passé. Regardez encore l’affiche.'
export const claimed = {
  title: 'Le badge 23 est à vous',
  words: (address: string) =>
    `Le contrat du club l’a créé, et le registre montre qui le détient : ${address}.`,
} as const
export const badge = 'Badge 23'

export const lookUp = 'Chercher'
export const empty = 'Aucun jeton, aucune transaction.'
export const money = '840 dollars d’exercice'
export const has = 'Contient'
export const entries = 'Transactions'
export const entry = {
  pay: '12 juin : 9 dollars d’exercice de 0x6d3b…70aa',
  claim: '14 juin : badge 23 du Club Nivolo',
  sent: '15 juin : badge 23 envoyé à 0x2f6a…c914',
  received: '15 juin : badge 23 de 0x81d0…5b3e',
} as const
export const ties = {
  apart: {
    title: 'Le badge et l’argent sont séparés',
    words:
      'À la seconde adresse, il y a un badge et rien d’autre. Votre collègue trouve votre argent, mais pas où vous étiez. Cela dure tant que vous n’envoyez rien de l’une à l’autre.',
  },
  together: {
    title: 'Tout à la même adresse',
    words:
      'Votre collègue voit que vous étiez à la mairie le 14 juin. Et les gens qui vous demandent votre adresse à cause du badge voient que vous avez 840 dollars d’exercice. Certains n’y voient pas de mal.',
  },
  tied: {
    title: 'Les anciennes transactions restent',
    words:
      'Le badge a changé de place, mais rien n’est effacé du registre. Et la nouvelle transaction montre maintenant que les deux adresses vont ensemble.',
  },
} as const
export const move = 'Envoyer le badge à mon second portefeuille'
export const turnBack = 'Revenir au Jour de la réparation'
export const goOnSo = 'Continuer ainsi'

export const pieces: Readonly<Record<Piece, string>> = {
  number: 'Contrat 0x91c4…2be0, numéro 23',
  holder: 'L’adresse qui le détient',
  picture: 'L’image',
  day: 'Le jour de sa création',
  description: 'La description : « Jour de la réparation, à la mairie »',
  link: 'Le lien : ruvano-files.example/nivolo/23',
}
export const whatStays = 'Qu’est-ce qui restera ?'
export const close = 'Laisser fermer l’entreprise'
export const closedTitle = (right: number) => `Fermée. Vous aviez vu juste ${right} fois sur 6.`
export const pieceFates: Readonly<Record<Piece, string>> = {
  number: 'Toujours là : c’est sur la chaîne.',
  holder: 'Toujours là : c’est sur la chaîne.',
  picture: 'Perdue : c’était un fichier sur le serveur.',
  day: 'Toujours là : chaque bloc a sa date.',
  description: 'Perdue : ces mots étaient dans un fichier sur le serveur, et non sur la chaîne.',
  link: 'Toujours là, mais il ne mène plus nulle part.',
}
export const shown = {
  whole: 'Jour de la réparation, à la mairie',
  missing: 'L’image n’a pas pu être chargée.',
  replaced: 'C’EST GAGNÉ ! Connectez votre portefeuille',
} as const
export const getItBack = 'Essayez de retrouver l’image'
export const attempts: Readonly<Record<Attempt, { readonly name: string; readonly result: string }>> = {
  copy: {
    name: 'Mettre ma propre copie en ligne',
    result:
      'Elle est en ligne, mais ailleurs. Le lien de votre badge mène toujours à l’ancien endroit, et vous ne pouvez pas le changer. (Dans certaines séries, le créateur le peut.)',
  },
  explorer: {
    name: 'La chercher dans l’explorateur de blocs',
    result:
      'L’explorateur montre tout ce que contient la chaîne : des numéros, des jours et le lien. L’image n’y a jamais été.',
  },
  wait: {
    name: 'Attendre un an',
    result:
      'Un inconnu a loué l’adresse web de l’entreprise fermée, et votre badge affiche maintenant une autre image. Le jeton est toujours à vous, et une image seule ne prend rien. Mais ne faites pas ce qu’elle dit.',
  },
}

export const whichPicture = 'Image'
export const pictures: Readonly<Record<Picture, { readonly name: string; readonly about: string }>> = {
  photo: { name: 'Une photo de la journée', about: '3 Mo' },
  drawing: { name: 'Un petit dessin', about: '2 ko' },
}
export const whichPlace = 'Endroit'
export const places: Readonly<Record<Place, { readonly name: string; readonly about: string }>> = {
  server: { name: 'Le serveur d’une entreprise', about: 'Gratuit. Le lien est une adresse web.' },
  ipfsOne: {
    name: 'IPFS, gardé par votre ordinateur',
    about: 'Gratuit. Le lien est le hash du fichier.',
  },
  ipfsMany: {
    name: 'IPFS, gardé par votre ordinateur, le club et un service payant',
    about: '8 dollars. Le lien est le hash du fichier.',
  },
  chain: { name: 'Sur la chaîne elle-même', about: 'Frais : 1 dollar par ko. Aucun lien n’est nécessaire.' },
}
export const age = 'Laisser passer dix ans'
export const outcomes: Readonly<Record<Outcome, { readonly title: string; readonly words: string }>> = {
  closed: {
    title: 'L’image est perdue',
    words:
      'L’entreprise a fermé la quatrième année. Les badges sont toujours là, et leurs liens ne mènent nulle part.',
  },
  unkept: {
    title: 'L’image est perdue',
    words:
      'Votre ordinateur est tombé en panne la sixième année, et personne d’autre ne gardait le fichier. IPFS ne trouve un fichier que tant que quelqu’un le garde. Une personne qui en aurait encore une copie exacte pourrait le remettre en ligne sous le même lien.',
  },
  kept: {
    title: 'L’image est là',
    words:
      'Votre ordinateur est tombé en panne, mais le club et le service gardent toujours le fichier. Le lien est son hash : toute copie exacte convient. Il faut que l’un d’eux continue à le garder.',
  },
  tooDear: {
    title: 'Trop cher',
    words: '3 Mo sur la chaîne coûteraient environ 3 000 dollars, et vous en avez 20. Rien n’a été écrit.',
  },
  onChain: {
    title: 'L’image est là',
    words:
      'Le dessin est dans le registre lui-même. Il dure autant que la chaîne, et aucune entreprise n’a besoin de le garder.',
  },
}

export const achieved = 'Vous avez fait un badge qui dure'
export const forReal = [
  'Trouvez la description d’un badge ou d’un NFT que vous avez demandé ou acheté : dans un explorateur de blocs, ouvrez son contrat, puis « Read », et tapez son numéro dans « tokenURI », parfois « uri ». Avec « https », elle est sur un serveur web, avec « ipfs » ou « ar » dans un réseau, avec « data » sur la chaîne. Elle contient le lien de l’image : lisez-le de la même façon.',
  'Gardez une copie de chaque image et de chaque description qui compte pour vous. Elle ne remplace pas le jeton, mais le souvenir reste.',
  'Pour les badges, prenez une adresse sans aucun lien avec vos économies. Un seul transfert entre les deux les relie.',
] as const
