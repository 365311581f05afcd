import type { Encounter, Entry, Move, Name, Reach, Result, Step, Switch, Trace } from './visit.ts'

export const intro = 'À Perolika, un monde 3D imaginaire, vous retrouvez votre amie Sena.'

export const titles: Readonly<Record<Step, string>> = {
  door: 'À l’entrée',
  square: 'Trois visiteurs',
  report: 'Votre signalement',
  traces: 'De retour chez vous',
}
export const tasks: Readonly<Record<Step, string>> = {
  door: 'Perolika propose de tout activer. Vous voulez vous déplacer sans vous blesser, et parler avec Sena. Choisissez, puis entrez.',
  square:
    'Vous attendez Sena quand trois visiteurs arrivent, l’un après l’autre. Essayez ce que vous pouvez faire avec chacun. Plusieurs essais sont possibles.',
  report:
    'Les créateurs demandent ce qui s’est passé avec Grubo, qui a lancé des insultes, à vous puis à une fille. Choisissez ce qui figure dans votre signalement.',
  traces:
    'Vous enlevez le casque et demandez aux créateurs d’effacer tout ce qui reste de votre heure. Que peuvent-ils effacer ?',
}

export const whichName = 'Quel nom s’affiche au-dessus de votre tête ?'
export const names: Readonly<Record<Name, string>> = {
  full: 'Mon nom complet, pour inspirer confiance',
  invented: 'Un nom inventé : Tokumi 27',
}
export const whatOn = 'Qu’est-ce qui est activé ?'
export const switches: Readonly<Record<Switch, { readonly name: string; readonly about: string }>> = {
  floor: {
    name: 'Sol libre',
    about: 'Le casque repère le sol libre autour de vous et garde cela pour lui.',
  },
  voice: { name: 'Micro', about: 'Les gens près de vous entendent ce que vous dites.' },
  room: {
    name: 'Images de chez moi',
    about: 'Pour les créateurs, « afin d’améliorer votre expérience ».',
  },
  eyes: { name: 'Mon regard', about: 'Pour les créateurs, « pour des offres qui vous ressemblent ».' },
  contacts: {
    name: 'Les contacts de mon téléphone',
    about: 'Pour les créateurs, « pour trouver vos amis ».',
  },
  shown: { name: 'Montrer où je suis', about: 'Tous les visiteurs voient que vous êtes là, et où.' },
}
export const goIn = 'Entrer pour une heure'
export const backToDoor = 'Retourner à l’entrée'

export const visitGood = 'Une heure réussie'
export const visitBad = 'Ce qui s’est passé'
export const nameResults: Readonly<Record<Name, string>> = {
  full: 'Un inconnu a lu votre nom, l’a cherché et a trouvé votre ville et votre école. Personne n’en a besoin pour parler avec vous.',
  invented:
    'Ceux que vous avez rencontrés connaissent Tokumi 27, et rien de plus. Sena tenait ce nom de vous.',
}
export const switchResults: Readonly<Record<Switch, { readonly on: string; readonly off: string }>> = {
  floor: {
    on: 'La table était tout près, et une ligne lumineuse l’a montrée à temps.',
    off: 'Aucun avertissement : vous avez heurté la table. Ce réglage-là vous sert à vous, pas aux créateurs.',
  },
  voice: {
    on: 'Sena a entendu votre voix. Ceux qui étaient tout près aussi : vous n’avez donc nommé ni rue ni école.',
    off: 'Sena vous a parlé, et vous n’avez pas pu répondre. On peut l’activer pour parler, puis le couper.',
  },
  room: {
    on: 'Les créateurs ont des images de chez vous, avec sur la table une facture où figure votre adresse.',
    off: 'Personne n’a vu l’intérieur de chez vous, et le concert n’en a pas été moins beau.',
  },
  eyes: {
    on: 'On a noté 340 fois ce que vous regardiez, et combien de temps. Cela montre ce que vous aimez, et peut-être ce qui vous fait peur.',
    off: 'Personne n’a noté ce que vous regardiez.',
  },
  contacts: {
    on: '210 noms et numéros sont partis chez les créateurs, et on n’a demandé son avis à aucune de ces personnes.',
    off: 'Vos contacts sont restés dans votre téléphone. Sena vous avait dit quel nom elle porte ici.',
  },
  shown: {
    on: 'Quelqu’un qui vous dérangeait la semaine dernière a vu où vous étiez, et il est venu.',
    off: 'Vous avez dit à Sena où vous étiez. Personne d’autre ne l’a su.',
  },
}
export const alwaysTitle = 'Ce que ce monde enregistre de toute façon'
export const always = [
  'l’heure de votre arrivée et de votre départ',
  'votre chemin, et qui était près de vous',
  'les mouvements de votre tête et de vos mains',
  'ce que vous avez tapé et acheté',
] as const
export const alwaysNote =
  'Aucun réglage ne l’empêche. Sans casque, sur un téléphone, il en apprend moins sur vos mouvements.'

export const encounters: Readonly<Record<Encounter, { readonly name: string; readonly what: string }>> = {
  singer: {
    name: 'Trilo',
    what: 'Un oiseau en cravate chante à côté de vous, fort et faux. Il ne veut de mal à personne. Mais vous n’entendrez pas Sena.',
  },
  bully: {
    name: 'Grubo',
    what: 'Un géant de pierre marche derrière vous, vous insulte, puis insulte une fille à côté de vous. D’autres pourraient suivre.',
  },
  friend: {
    name: 'Sena',
    what: 'La voilà, avec l’apparence et la voix de Sena : « Mon téléphone est cassé ! Tu vas recevoir un code par SMS, il est pour moi. Lis-le-moi, vite. »',
  },
}
export const moves: Readonly<Record<Move, string>> = {
  mute: 'Couper le son',
  block: 'Bloquer',
  report: 'Signaler',
  leave: 'Quitter Perolika',
  answer: 'L’insulter à mon tour',
  tellCode: 'Lui lire le code',
  askName: 'Lui demander comment s’appelle son frère',
  call: 'Enlever le casque et appeler le numéro que j’ai enregistré',
}
export const results: Readonly<Record<Result, string>> = {
  'singer-mute':
    'Silence. Il chante toujours, et cela ne gêne personne. Vous pourrez rétablir le son plus tard.',
  'singer-report':
    'Les créateurs le liront la semaine prochaine. Chanter n’est pas interdit, et il chante toujours.',
  'singer-leave':
    'C’est calme, mais vous êtes chez vous, et Sena reste seule là-bas. Revenez : il y a un moyen plus simple.',
  'bully-answer':
    'Il rit, parle plus fort, et d’autres se rassemblent. Maintenant, deux personnes s’insultent, et les créateurs pourraient vous sanctionner aussi.',
  'bully-mute':
    'Vous ne l’entendez plus. Mais il marche toujours derrière vous, et la fille entend encore tout.',
  'bully-block':
    'Pour vous, il a disparu. La fille l’a toujours à côté d’elle, et les créateurs n’en savent rien.',
  'bully-report': 'Les créateurs vont s’en occuper, pour tous. En attendant, il est toujours derrière vous.',
  'bully-both':
    'Pour vous, il disparaît aussitôt, et les créateurs s’en occupent pour la fille et pour tous les autres.',
  'friend-tellCode':
    'Une minute plus tard, vous n’avez plus accès à votre messagerie : le code était la clé de votre propre compte. Ce n’était pas Sena. Ici seulement, vous pouvez revenir en arrière : faites autre chose.',
  'friend-askName':
    '« Tom, bien sûr ! » C’est vrai, et on le trouve aussi sous les photos publiques de Sena. Cela ne prouve rien.',
  'friend-block':
    'Elle a disparu. Si c’était un voleur, tant mieux. Si c’était Sena, elle a peut-être besoin de vous. Vous ne le savez toujours pas.',
  'friend-call':
    'Sena répond, dans un bus : elle est en retard, son téléphone marche, et elle n’a demandé aucun code. Quelqu’un avait copié son apparence et sa voix.',
}
export const open = (names: string) => `Encore à régler : ${names}`
export const allSettled = 'Les trois cas sont réglés.'

export const whatIn = 'Qu’y mettez-vous ?'
export const entries: Readonly<Record<Entry, string>> = {
  who: 'Le nom au-dessus de sa tête : Grubo',
  when: 'Le lieu et l’heure : sur la place, aujourd’hui à 19 h 40',
  words: 'Ce qu’il a dit, mot pour mot, avec une capture d’écran',
  guess: 'Qui c’est, d’après moi : un garçon de ma rue',
  threat: 'Ce que je lui ferai quand je l’aurai trouvé',
  address: 'Mon adresse et mon numéro de téléphone, pour qu’on me croie',
}
export const send = 'Envoyer le signalement'
export const rewrite = 'Le récrire'
export const reportGood = 'Les créateurs peuvent agir'
export const reportBad = 'Ce signalement n’est pas encore bon'
export const reportGoodWords =
  'Ils ont retrouvé la conversation dans leurs propres enregistrements et fermé le compte de Grubo pour 30 jours. Voilà à quoi de tels enregistrements sont utiles. Si quelqu’un vous menace dans la vraie vie, ou si un enfant est en danger, allez aussi à la police, avec ce qui a été écrit. Ne gardez aucune image d’un enfant.'
export const entryFaults: Readonly<Record<Entry, string>> = {
  who: 'Il y avait 3 000 visiteurs. Les créateurs ne savent pas de qui vous parlez.',
  when: 'Ils ne savent pas où chercher dans leurs enregistrements.',
  words:
    'Ils ne peuvent pas dire si une règle n’a pas été respectée. Faites une capture d’écran avant qu’il ne parte.',
  guess:
    'Vous ne pouvez pas savoir qui est derrière un personnage. Si vous vous trompez, vous faites du tort à un garçon qui n’a rien fait.',
  threat: 'Les créateurs ont maintenant une menace de votre part aussi.',
  address: 'Ils n’en ont pas besoin, et tout cela est désormais dans un fichier de plus.',
}

export const reaches: Readonly<Record<Reach, string>> = {
  makers: 'Les créateurs peuvent l’effacer',
  stays: 'Cela peut rester, quoi qu’ils fassent',
}
export const traces: Readonly<Record<Trace, string>> = {
  notes: 'Les enregistrements des créateurs : votre chemin, ce que vous avez tapé',
  film: 'Un film du concert où l’on vous voit, fait par un visiteur',
  token: 'Le jeton de votre chapeau de concert, sur une chaîne publique',
  figure: 'Votre personnage et son nom, dans votre compte',
}
export const reasons: Readonly<Record<Trace, string>> = {
  notes:
    'Ils sont sur leurs serveurs. Dans beaucoup de pays, vous avez le droit de les voir et de les faire effacer, sauf ce que la loi oblige à garder.',
  film: 'Il est dans le téléphone d’un visiteur, et partout où ce visiteur l’a mis.',
  token:
    'Le registre d’une chaîne n’est pas à eux, et il ne s’efface pas. Tout le monde peut voir quelle adresse détient le chapeau.',
  figure: 'Il n’existe que sur leurs serveurs. S’ils effacent le compte, il disparaît.',
}
export const allRight = 'Quatre bonnes réponses'
export const notQuite = 'Pas tout à fait'
export const whatStays =
  'Les créateurs n’atteignent que ce qui est sur leurs propres serveurs. Le mieux caché, c’est donc ce qui n’a été ni vu ni dit.'

export const achieved = 'Une heure à Perolika, en toute sécurité'
export const forReal = [
  'Avant d’entrer, ouvrez les réglages de confidentialité : un nom inventé, et rien d’activé sans utilité aujourd’hui. Sur un casque, regardez ce que chaque monde peut utiliser : le micro, le regard, la pièce.',
  'Repérez les boutons pour couper le son, bloquer et signaler avant d’en avoir besoin, et montrez-les aux enfants de votre famille.',
  'Une apparence, une voix et un visage se copient. Si une personne que vous connaissez demande de l’argent, un code ou votre phrase de récupération, partez et appelez le numéro que vous avez enregistré.',
] as const
