import type { Choice } from '../parts/few/choice-question.tsx'
import type { Course, Move, Promised } from './economy.ts'
import type { Guess, Party, Step } from './pot.ts'

export const intro = 'Tamaluko is an invented game that pays its players. You are its maker.'

export const titles: Readonly<Record<Step, string>> = {
  promise: 'Open your game',
  months: 'Run it for ten months',
  paid: 'Who was paid by whom?',
  lasting: 'A pot that lasts',
  other: 'Now judge another game',
}
export const tasks: Readonly<Record<Step, string>> = {
  promise:
    'Players raise birds and get tokens for it, 100 tamas each month. Your game buys the tamas back with the money in its pot. Anyone who wants to play pays 20 dollars once, for the first bird.',
  months: 'Choose what you do this month, and run it. You can undo any month.',
  paid: 'The ten months are over. Who got back more than they put in? Guess first, then check.',
  lasting:
    'Try again. Tamaluko is fun now: 200 players spend 300 dollars a month on hats and songs for their birds. Computers cost 120 dollars a month. No new players join, and 500 dollars are in the pot. Set the pay so that the pot does not shrink.',
  other:
    'A friend shows you Zunavari. It has 1,000 players, and each gets 15 dollars a month. For fun, they spend 2,000 dollars a month in all. A newcomer pays 40 dollars to start. The pay has come on time for half a year.',
}

export const money = (cents: number) =>
  cents % 100 === 0 || cents >= 10_000
    ? `$${Math.round(cents / 100).toLocaleString('en')}`
    : `$${(cents / 100).toFixed(2)}`
/** Of hundredths of a cent. */
export const cents = (price: number) =>
  `${(price / 100).toLocaleString('en', { maximumFractionDigits: 2 })} ${price === 100 ? 'cent' : 'cents'}`
export const number = (value: number) => value.toLocaleString('en')

export const split = 'Where a player’s 20 dollars go'
export const forPot = 'into the pot'
export const forMakers = 'to you, the maker, at once'
export const promise = 'What do you promise to each player?'
export const promises = (pay: string) => `${pay} a month`
export const promiseNotes: Readonly<Record<Promised, string>> = {
  200: '“After ten months you have your 20 dollars back.”',
  400: '“After five months you have your 20 dollars back.”',
  600: '“After four months you have more than your 20 dollars back!”',
}
export const openGame = 'Open the game'

export const pots = 'In the pot at the end of each month'
export const potAt = (month: number, pot: string) => `Month ${month}: ${pot}`
export const shortAt = 'not all could be paid'
export const yetEmpty = 'The pot is empty, and no one plays yet.'
export const monthOver = (month: number) => `Month ${month}`
export const figures = {
  joined: 'New players',
  income: 'They bring into the pot',
  paid: (players: string) => `Paid out to ${players} players`,
  pot: 'Left in the pot',
} as const
export const price = (price: string, each: string) =>
  `A tama sells for ${price}, so each player gets ${each}.`
export const notes: Readonly<Record<Move, string>> = {
  keep: 'Everyone was paid as promised.',
  print:
    'Each got 200 tamas, and no one brought more money for them. So a tama sells for half, and the pay is worth as much as before.',
  advertise:
    '“Paid on time each month!” The advertisement cost the pot 300 dollars. Those who come now will not come later.',
  halve:
    'The pot keeps more. But players tell their friends that the pay is half, and next month few will join.',
}
export const short = (due: string) =>
  `The pot was empty before each had the promised ${due}. Who will join such a game?`
export const whatNow = (month: number) => `What do you do in month ${month}?`
export const moves: Readonly<Record<Move, string>> = {
  keep: 'Pay as promised',
  print: 'Give out twice as many tamas',
  advertise: 'Advertise, for 300 dollars from the pot',
  halve: 'Pay half of what I promised',
}
export const run = (month: number) => `Run month ${month}`
export const back = 'Undo this month'
export const restart = 'Promise something else'
export const dry = {
  title: 'The pot has run dry',
  words: (month: number) =>
    `Until month ${month} everything looked fine, and the pay came on time. Then fewer joined, and there was no money left to pay with.`,
} as const
export const alive = {
  title: 'Paid to the end, but for how long?',
  words: (pot: string, players: string, left: number) =>
    `The pot holds ${pot}, and ${players} players are waiting for their pay. If no one joins, it lasts for ${left} more ${left === 1 ? 'month' : 'months'} at the promised pay.`,
} as const

export const parties: Readonly<Record<Exclude<Party, 'makers'>, (month: number) => string>> = {
  first: (month) => `Ruth, who joined in month ${month}`,
  many: (month) => `Diego, who joined in month ${month}, when most came`,
  last: (month) => `Lan, who joined last, in month ${month}`,
}
export const makers = 'You, the maker'
export const guesses: Readonly<Record<Guess, string>> = {
  gained: 'Got more than was put in',
  notGained: 'Got the same or less',
}
export const got = (paid: string, back: string) => `Paid ${paid}, got back ${back}.`
export const makersGot = (sum: string) => `Put in nothing here, and took ${sum}.`
export const allRight = 'All four are correct'
export const notAll = 'Look at the sums'
export const whoPaid = (winners: string, players: string, paidIn: string, paidOut: string) =>
  `${winners} of ${players} players got back more than they paid. Altogether they paid ${paidIn} and got back ${paidOut}: the tamas made no money. They only moved it from later players to earlier ones, and to you. This is a Ponzi scheme, even if its maker means well. In most countries it is a crime to run one, and those who bring in others can be taken to court too.`
export const byMonth = 'Month by month'
export const columns = {
  month: 'Joined in month',
  players: 'Players',
  back: 'Got back of their $20',
} as const

export const pay = 'Monthly pay for each player'
export const less = 'Pay 10 cents less'
export const more = 'Pay 10 cents more'
export const inAndOut = 'One month of this game'
export const funIn = 'Spent for fun'
export const costsOut = 'Computers'
export const payOut = (pay: string) => `Pay: 200 × ${pay}`
export const tryIt = 'Try ten months'
export const courses: Readonly<Record<Course, string>> = {
  fails: 'The pot fails',
  shrinks: 'It lives, but it shrinks',
  lasts: 'The pot lasts',
}
export const failsIn = (month: number) =>
  `In month ${month} the pot cannot pay. More goes out each month than players bring. Pay less.`
export const shrinks =
  'Ten months went well, and still the pot gets smaller each month. It just takes longer to fail. Pay a little less.'
export const lasts = (pay: string, sum: string) =>
  `What goes out is no more than what players spend for fun. Now look from the other side: a player gets ${pay} a month, and the mobile data for playing costs 2 dollars. Anyone who plays for the money loses ${sum}. Anyone who plays for fun has had a month of fun for it.`

export const other = 'Where does most of the pay come from?'
export const answers: readonly Choice[] = [
  {
    words: 'From the players who spend for fun',
    isRight: false,
    why: 'They bring 2,000 dollars a month. But 1,000 players get 15 each: 15,000 dollars go out.',
  },
  {
    words: 'From the tokens that the game makes',
    isRight: false,
    why: 'A game can make as many tokens as it likes. They turn into dollars only when someone pays for them.',
  },
  {
    words: 'From the people who have just joined',
    isRight: true,
    why: '15,000 dollars go out and 2,000 come in for fun. The other 13,000 must come from people who pay to start: 325 each month. When fewer come, it ends.',
  },
  {
    words: 'From the makers, who have paid for half a year',
    isRight: false,
    why: 'That it came on time shows that money came in. It does not show that the makers gave it, and nothing here says so.',
  },
]

export const achieved = 'You can tell which pot will last'
export const forReal = [
  'Before you join, write two sums: what goes out to players in a month, and what comes in without new players. If you cannot find the second one, stay away.',
  'Do not put in what you cannot afford to lose. Do not bring in friends to get your money back: the loss would be theirs, and you could go to court for it.',
  'Regular pay, a rising price and many new players prove nothing about next month. Play what you would also play without tokens.',
] as const
