import type { Deed, Ending, Holder, Line, Step } from './dao.ts'
import type { Fates, Plan, Rule, Rules } from './rules.ts'

export const intro = 'Radio Tolumbe est une DAO imaginaire : 100 jetons, une voix chacun. Vous en avez 6.'

export const titles: Readonly<Record<Step, string>> = {
  quorum: 'Deux heures pour voter',
  plan: 'Un plan aux belles paroles',
  timelock: '48 heures',
  rules: 'De meilleures règles',
}
export const tasks: Readonly<Record<Step, string>> = {
  quorum:
    'Plan 7 : 600 dollars d’exercice pour un nouveau câble. Le vote se termine dans deux heures, et seule Inès a voté : oui, avec 4 jetons. Le quorum est de 30 jetons sur 100 et, d’après les règles de la radio, les oui et les non y comptent. Votez, puis écrivez à deux autres.',
  plan: 'Le câble est payé. Voici maintenant le plan 8. La page de vote montre son texte, et ce que fera le code si le plan est adopté. Une ligne ne va pas avec le texte. Trouvez-la et montrez-la aux autres.',
  timelock:
    'Le plan 8 est adopté, mais le code attend 48 heures avant de payer. Pendant ce temps, trois des cinq détenteurs de clés peuvent l’arrêter. Ils ne peuvent rien dépenser. Vous faites une chose à la fois.',
  rules:
    'Les 9 000 sont sauvés, mais le nouveau membre a toujours 53 jetons. Dans cette DAO, trois des cinq détenteurs de clés écrivent les règles, et aucun vote ne peut les annuler. Ils vous en demandent de meilleures. Choisissez les trois règles, puis essayez-les sur trois plans.',
}

export const yourVote = 'Un nouveau câble à 600 ?'
export const votes = { yes: 'Oui', no: 'Non' } as const
export const writeTo = 'À qui écrivez-vous ? Vous avez le temps de joindre deux d’entre eux.'
export const holders: Readonly<Record<Holder, { readonly name: string; readonly about: string }>> = {
  choir: {
    name: 'La chorale',
    about: '12 personnes, 1 jeton chacune. Elles sont toutes dans la même salle.',
  },
  rosa: { name: 'Rosa', about: '16 jetons. Elle présente l’émission du matin.' },
  deniz: { name: 'Deniz', about: '9 jetons. Il trouve le câble trop cher.' },
  banda: { name: 'Monsieur Banda', about: '25 jetons. Il est en mer jusqu’à demain, sans réseau.' },
  pupils: { name: 'Une classe d’école', about: '28 auditeurs fidèles. Ils n’ont pas de jetons.' },
}
export const send = 'Voter et envoyer les messages'
export const tookPart = (count: number, quorum: number) =>
  `${count} jetons sur 100 ont voté. Quorum : ${quorum}.`
export const sides = (yes: number, no: number) => `Oui : ${yes}. Non : ${no}.`
export const cameOf: Readonly<Record<Holder, string>> = {
  choir: '12 personnes votent oui : 12 jetons.',
  rosa: 'vote oui : 16 jetons.',
  deniz: 'vote non : 9 jetons. Ici, un non compte aussi pour le quorum.',
  banda: 'n’a pas vu votre message.',
  pupils: 'voudrait bien voter, mais seuls les jetons ont une voix.',
}
export const isVoid = {
  title: 'Le vote est nul',
  words:
    'Trop peu de jetons ont voté. Peu importe maintenant combien étaient pour le plan : le câble n’est pas payé.',
  button: 'Revenir deux heures en arrière',
} as const
export const isWon = {
  title: 'Le plan 7 est adopté',
  words:
    'Assez de jetons ont voté : le résultat compte. On compte ici les jetons, et non les personnes : Rosa seule pèse plus que toute la chorale.',
} as const

export const plan = {
  name: 'Plan 8',
  author: 'par 0x7e20…91cd, membre depuis six jours',
  words:
    '« Des votes moins chers pour tous ! Ce plan baisse le prix d’un vote et met de l’ordre dans quelques réglages. Rien d’autre ne change. »',
  code: 'Ce que fera le code',
  send: 'Montrer cette ligne aux autres',
} as const
export const lines: Readonly<Record<Line, string>> = {
  charge: 'Prix d’un vote : 2 centimes → 1 centime',
  forum: 'Lien du forum : forum.tolumbe.example',
  transfer: 'Transfert : toute la trésorerie, 9 000 dollars aujourd’hui → 0x4fa1…77c2',
  version: 'Numéro de version : 4 → 5',
}
export const harmless = {
  title: 'Cette ligne est sans danger',
  words: {
    charge: 'Elle fait ce que dit le texte : voter coûte moins cher.',
    forum: 'C’est le forum que vous utilisez tous. C’est bien un simple rangement.',
    version: 'Un nouveau numéro pour une nouvelle version. Aucun argent ne bouge.',
  } satisfies Record<Exclude<Line, 'transfer'>, string>,
  button: 'Relire les lignes',
} as const
export const outvoted = {
  title: 'Bien vu, mais en minorité',
  words:
    'Cette ligne envoie toute la trésorerie ailleurs. Vous prévenez les autres, et 47 jetons votent non. Mais en six jours, le nouveau membre en a acheté 53, dont ceux de M. Banda. Un jeton vaut une voix : le plan 8 est adopté.',
} as const

export const clock = (hours: number) => `Encore ${hours} heure${hours > 1 ? 's' : ''} sur 48`
export const signatures = (count: number) => `${count} signature${count > 1 ? 's' : ''} sur 3`
export const whatNow = 'Que faites-vous maintenant ?'
export const takes = (hours: number) => `${hours} h`
export const deeds: Readonly<Record<Deed, { readonly name: string; readonly about: string }>> = {
  ana: { name: 'Écrire à Ana', about: 'Clé 1. Elle lit les nouvelles au studio.' },
  bilal: { name: 'Écrire à Bilal', about: 'Clé 2. Il fait nuit chez lui.' },
  chen: { name: 'Écrire à Chen', about: 'Clé 3. Il a déménagé le mois dernier.' },
  dora: { name: 'Écrire à Dora', about: 'Clé 4. Elle a une longue garde à l’hôpital.' },
  emeka: { name: 'Écrire à Emeka', about: 'Clé 5. Il est en montagne jusqu’à dimanche.' },
  newVote: { name: 'Lancer un vote contre le plan 8', about: 'Ici, un vote dure trois jours.' },
  chatLink: {
    name: 'Ouvrir le lien du groupe',
    about: '« Équipe de secours : protégez vos jetons maintenant ! »',
  },
  leave: {
    name: 'Partir avec ma part',
    about: 'Vous rendez vos 6 jetons et recevez 6 % de la trésorerie.',
  },
}
export const deedResults: Readonly<Partial<Record<Deed, string>>> = {
  ana: 'Elle compare la ligne avec la page de vote, et signe.',
  bilal: 'Il se réveille, regarde lui-même, et signe.',
  chen: 'Il a perdu son téléphone dans le déménagement, et la clé avec. Il ne peut pas signer.',
  dora: 'Après sa garde, elle regarde la ligne, et signe.',
  emeka: 'Un jour passe sans réponse.',
}
export const endings: Readonly<Record<Ending, { readonly title: string; readonly words: string }>> = {
  stopped: {
    title: 'Le plan 8 est arrêté',
    words:
      'Trois clés sur cinq ont suffi, et les 9 000 restent dans la trésorerie. Les trois pouvaient arrêter le paiement, mais pas prendre l’argent.',
  },
  late: {
    title: 'Trop tard',
    words: 'Les 48 heures sont passées, et le code a payé. La trésorerie est vide.',
  },
  outvoted: {
    title: 'Trop tard',
    words:
      'Le code attend deux jours, le vote en dure trois. Et avec 53 jetons, le nouveau membre l’emporterait encore. La trésorerie est vide.',
  },
  robbed: {
    title: 'L’équipe de secours était un piège',
    words:
      'La page a demandé une autorisation « pour protéger vos jetons ». Vous avez signé, et vos propres jetons sont partis. Le plan 8 continue. Quand il y a alerte, les voleurs écrivent aussi.',
  },
  left: {
    title: 'Vous êtes à l’abri, les autres non',
    words:
      'Vous recevez 540 dollars d’exercice. Deux jours plus tard, le nouveau membre reçoit tout le reste, 8 460. Partir, si les règles le permettent, est le dernier recours. Ici, on peut encore tout sauver.',
  },
}
export const turnBack = 'Remonter le temps'

export const ruleNames: Readonly<Record<Rule, string>> = {
  quorum: 'Quorum',
  wait: 'Délai entre le vote et le paiement (timelock)',
  stop: 'Qui peut arrêter un plan pendant ce temps ?',
}
export const ruleChoices: { readonly [R in Rule]: Readonly<Record<Rules[R], string>> } = {
  quorum: { 5: '5 jetons sur 100', 30: '30 jetons sur 100', 80: '80 jetons sur 100' },
  wait: { none: 'Aucun', days: 'Deux jours', months: 'Deux mois' },
  stop: {
    none: 'Personne',
    three: 'Trois des cinq détenteurs de clés',
    any: 'N’importe quel membre, seul',
  },
}
export const tryRules = 'Essayer ces règles'
export const plans: Readonly<Record<Plan, string>> = {
  bill: '200 pour l’électricité, à payer dans les deux semaines. 40 jetons votent oui.',
  night:
    'Une nuit de fête : 2 000 pour la soirée de trois membres. Leurs 8 jetons votent oui, tous les autres dorment.',
  attack: 'Le nouveau membre essaie encore, avec 53 jetons.',
}
export const fates: { readonly [P in Plan]: Readonly<Record<Fates[P], string>> } = {
  bill: {
    paid: 'Payé à temps.',
    void: 'Nul : 40 jetons, c’est moins que le quorum. Le studio n’a plus de courant.',
    late: 'Payé après deux mois. Le studio n’a plus de courant depuis longtemps.',
    blocked: 'Un membre de mauvaise humeur l’arrête. Le studio n’a plus de courant.',
  },
  night: {
    void: 'Nul : 8 jetons, c’est moins que le quorum.',
    passed:
      'Huit jetons suffisent. Ce n’est pas un vol : aucun détenteur de clé n’intervient. Les 2 000 sont partis.',
    blocked: 'Il est adopté, mais un membre se réveille et l’arrête à temps.',
  },
  attack: {
    void: 'Nul : 53 jetons, c’est moins que le quorum, et tous les autres s’abstiennent.',
    taken: 'Il est adopté, et le code paie à la même seconde. La trésorerie est vide.',
    unstoppable: 'Tous le voient venir, et personne n’a le droit de l’arrêter. La trésorerie est vide.',
    stopped: 'Il est adopté, puis arrêté avant que le code paie.',
  },
}
export const rulesGood = {
  title: 'Ces règles servent la radio',
  words:
    'Un petit groupe ne peut pas décider la nuit, et les factures sont payées. On a le temps de regarder, et personne ne peut arrêter ni dépenser seul.',
} as const
export const rulesBad = 'Pas encore. Changez une règle et réessayez.'

export const achieved = 'La radio est sauvée'
export const forReal = [
  'Avant d’entrer dans une DAO, cherchez trois choses sur sa page de vote : qui a le plus de jetons, de combien est le quorum et quelles voix y comptent, et qui peut arrêter un paiement.',
  'Lisez ce que fait le code d’une proposition, et pas seulement son texte. Ne votez pas oui à une ligne que personne ne peut vous expliquer.',
  'En cas d’alerte, utilisez les liens que vous avez enregistrés. Un « secours » qui veut une autorisation, un transfert ou votre phrase de récupération est un vol.',
] as const
