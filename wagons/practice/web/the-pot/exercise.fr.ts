import type { Choice } from '../parts/few/choice-question.tsx'
import type { Course, Move, Promised } from './economy.ts'
import type { Guess, Party, Step } from './pot.ts'

export const intro = 'Tamaluko est un jeu imaginaire qui paie ses joueurs. C’est vous qui l’avez créé.'

export const titles: Readonly<Record<Step, string>> = {
  promise: 'Ouvrir votre jeu',
  months: 'Dix mois de jeu',
  paid: 'Qui a été payé par qui ?',
  lasting: 'Une cagnotte qui dure',
  other: 'À vous de juger un autre jeu',
}
export const tasks: Readonly<Record<Step, string>> = {
  promise:
    'Les joueurs élèvent des oiseaux et reçoivent pour cela des jetons, 100 tamas chacun par mois. Votre jeu rachète les tamas avec l’argent de sa cagnotte. Pour jouer, on paie 20 dollars, une seule fois : c’est le prix du premier oiseau.',
  months: 'Choisissez ce que vous faites ce mois-ci, puis lancez-le. Chaque mois peut être annulé.',
  paid: 'Les dix mois sont passés. Qui a reçu plus que sa mise ? Devinez d’abord, vérifiez ensuite.',
  lasting:
    'Nouvel essai. Tamaluko est maintenant amusant : 200 joueurs dépensent 300 dollars par mois en chapeaux et en chansons pour leurs oiseaux. Les serveurs coûtent 120 dollars par mois. Personne de nouveau n’arrive, et la cagnotte contient 500 dollars. Réglez la paie pour que la cagnotte ne diminue pas.',
  other:
    'Un ami vous montre Zunavari. Ce jeu a 1 000 joueurs, et chacun reçoit 15 dollars par mois. Pour le plaisir, ils dépensent 2 000 dollars par mois en tout. Un nouveau venu paie 40 dollars pour commencer. La paie arrive à l’heure depuis six mois.',
}

export const money = (cents: number) =>
  cents % 100 === 0 || cents >= 10_000
    ? `${Math.round(cents / 100).toLocaleString('fr')} $`
    : `${(cents / 100).toFixed(2).replace('.', ',')} $`
/** En centièmes de centime. */
export const cents = (price: number) => {
  const value = price / 100
  return `${value.toLocaleString('fr', { maximumFractionDigits: 2 })} ${value < 2 ? 'centime' : 'centimes'}`
}
export const number = (value: number) => value.toLocaleString('fr')

export const split = 'Où vont les 20 dollars d’un joueur'
export const forPot = 'dans la cagnotte'
export const forMakers = 'pour vous, tout de suite'
export const promise = 'Que promettez-vous à chaque joueur ?'
export const promises = (pay: string) => `${pay} par mois`
export const promiseNotes: Readonly<Record<Promised, string>> = {
  200: '« Au bout de dix mois, vous récupérez vos 20 dollars. »',
  400: '« Au bout de cinq mois, vous récupérez vos 20 dollars. »',
  600: '« Au bout de quatre mois, vous avez plus que vos 20 dollars ! »',
}
export const openGame = 'Ouvrir le jeu'

export const pots = 'Dans la cagnotte à la fin de chaque mois'
export const potAt = (month: number, pot: string) => `Mois ${month} : ${pot}`
export const shortAt = 'tous n’ont pas pu être payés'
export const yetEmpty = 'La cagnotte est vide, et personne ne joue encore.'
export const monthOver = (month: number) => `Mois ${month}`
export const figures = {
  joined: 'Nouveaux joueurs',
  income: 'Ils versent dans la cagnotte',
  paid: (players: string) => `Payé à ${players} joueurs`,
  pot: 'Reste dans la cagnotte',
} as const
export const price = (price: string, each: string) =>
  `Un tama se vend ${price} : chaque joueur reçoit ${each}.`
export const notes: Readonly<Record<Move, string>> = {
  keep: 'Tous ont reçu ce qui était promis.',
  print:
    'Chacun a reçu 200 tamas, et personne n’a apporté davantage d’argent pour les acheter. Le tama se vend donc moitié moins cher, et la paie vaut autant qu’avant.',
  advertise:
    '« Payé chaque mois, sans retard ! » La publicité a coûté 300 dollars à la cagnotte. Ceux qui viennent maintenant ne viendront pas plus tard.',
  halve:
    'Il reste plus dans la cagnotte. Mais les joueurs disent à leurs amis que la paie est réduite de moitié, et le mois prochain, il en viendra peu.',
}
export const short = (due: string) =>
  `La cagnotte s’est vidée avant que chacun ait reçu les ${due} promis. Qui voudra encore rejoindre un tel jeu ?`
export const whatNow = (month: number) => `Que faites-vous au mois ${month} ?`
export const moves: Readonly<Record<Move, string>> = {
  keep: 'Payer ce qui est promis',
  print: 'Distribuer deux fois plus de tamas',
  advertise: 'Faire de la publicité, pour 300 dollars pris dans la cagnotte',
  halve: 'Payer la moitié de ce qui est promis',
}
export const run = (month: number) => `Lancer le mois ${month}`
export const back = 'Annuler ce mois'
export const restart = 'Promettre autre chose'
export const dry = {
  title: 'La cagnotte est à sec',
  words: (month: number) =>
    `Jusqu’au mois ${month}, tout semblait aller bien, et la paie arrivait à l’heure. Puis moins de gens sont venus, et il n’y avait plus d’argent pour payer.`,
} as const
export const alive = {
  title: 'Payé jusqu’au bout, mais pour combien de temps ?',
  words: (pot: string, players: string, left: number) =>
    `La cagnotte contient ${pot}, et ${players} joueurs attendent leur paie. Si personne n’arrive, elle tiendra encore ${left} mois avec la paie promise.`,
} as const

export const parties: Readonly<Record<Exclude<Party, 'makers'>, (month: number) => string>> = {
  first: (month) => `Ruth, arrivée au mois ${month}`,
  many: (month) => `Diego, arrivé au mois ${month}, comme la plupart`,
  last: (month) => `Lan, la dernière, arrivée au mois ${month}`,
}
export const makers = 'Vous, qui avez créé le jeu'
export const guesses: Readonly<Record<Guess, string>> = {
  gained: 'Plus que la mise',
  notGained: 'Autant ou moins',
}
export const got = (paid: string, back: string) => `A payé ${paid}, a reçu ${back}.`
export const makersGot = (sum: string) => `Vous n’avez rien mis, et vous avez pris ${sum}.`
export const allRight = 'Quatre bonnes réponses'
export const notAll = 'Regardez les sommes'
export const whoPaid = (winners: string, players: string, paidIn: string, paidOut: string) =>
  `Sur ${players} joueurs, ${winners} ont reçu plus qu’ils n’ont payé. Tous ensemble, les joueurs ont payé ${paidIn} et reçu ${paidOut} : les tamas n’ont pas créé d’argent. Ils l’ont fait passer des derniers joueurs aux premiers, et à vous. C’est un système de Ponzi, même si son créateur est de bonne foi. Dans la plupart des pays, c’est un délit, et ceux qui amènent des gens peuvent être poursuivis aussi.`
export const byMonth = 'Mois par mois'
export const columns = { month: 'Mois d’arrivée', players: 'Joueurs', back: 'Reçu sur 20 $' } as const

export const pay = 'Paie de chaque joueur, par mois'
export const less = 'Payer 10 centimes de moins'
export const more = 'Payer 10 centimes de plus'
export const inAndOut = 'Un mois de ce jeu'
export const funIn = 'Dépensé pour le plaisir'
export const costsOut = 'Serveurs'
export const payOut = (pay: string) => `Paie : 200 × ${pay}`
export const tryIt = 'Essayer dix mois'
export const courses: Readonly<Record<Course, string>> = {
  fails: 'La cagnotte ne tient pas',
  shrinks: 'Elle tient, mais elle diminue',
  lasts: 'La cagnotte dure',
}
export const failsIn = (month: number) =>
  `Au mois ${month}, la cagnotte ne peut plus payer. Chaque mois, il en sort plus que les joueurs n’y mettent. Payez moins.`
export const shrinks =
  'Les dix mois se sont bien passés, et pourtant la cagnotte diminue de mois en mois. Elle met seulement plus longtemps à se vider. Payez un peu moins.'
export const lasts = (pay: string, sum: string) =>
  `Il ne sort pas plus que ce que les joueurs dépensent pour leur plaisir. Regardez maintenant de l’autre côté : un joueur reçoit ${pay} par mois, et ses données mobiles lui coûtent 2 dollars. Qui joue pour l’argent perd ${sum}. Qui joue pour le plaisir s’est amusé un mois pour ce prix.`

export const other = 'D’où vient l’essentiel de la paie ?'
export const answers: readonly Choice[] = [
  {
    words: 'Des joueurs qui dépensent pour le plaisir',
    isRight: false,
    why: 'Ils apportent 2 000 dollars par mois. Mais 1 000 joueurs en reçoivent 15 chacun : il sort 15 000 dollars.',
  },
  {
    words: 'Des jetons que le jeu fabrique',
    isRight: false,
    why: 'Un jeu peut fabriquer autant de jetons qu’il veut. Ils ne deviennent des dollars que si quelqu’un les achète.',
  },
  {
    words: 'Des gens qui viennent d’arriver',
    isRight: true,
    why: 'Il sort 15 000 dollars, et 2 000 entrent pour le plaisir. Les 13 000 autres doivent venir de gens qui paient pour commencer : 325 chaque mois. Quand il en vient moins, c’est fini.',
  },
  {
    words: 'Des créateurs, qui paient depuis six mois',
    isRight: false,
    why: 'Une paie à l’heure montre que de l’argent est entré. Elle ne montre pas que les créateurs l’ont donné, et rien ici ne le dit.',
  },
]

export const achieved = 'Vous savez quelle cagnotte durera'
export const forReal = [
  'Avant d’entrer dans un jeu, écrivez deux sommes : ce qui part chaque mois vers les joueurs, et ce qui entre sans nouveaux joueurs. Si vous ne trouvez pas la seconde, n’y allez pas.',
  'N’y mettez pas d’argent que vous ne pouvez pas perdre, et n’amenez pas d’amis pour récupérer le vôtre : la perte serait pour eux, et la justice pourrait vous poursuivre.',
  'Une paie à l’heure, un prix qui monte, beaucoup de nouveaux venus : rien de cela ne dit ce que sera le mois prochain. Jouez à ce qui vous plairait aussi sans jetons.',
] as const
