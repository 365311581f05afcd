/** Money is in cents. A player pays once, to get in. */
export const entry = 2000
export const toMakers = 400
export const toPot = entry - toMakers
export const adCost = 30_000
/** So many would ever play; half of those who are left join in a month at most, three quarters when there are ads. */
export const people = 400
export const lastMonth = 10
/** Tokens that each player gets in a month. */
export const tokens = 100

export const promises = [200, 400, 600] as const
/** What each player is promised for the tokens of a month. */
export type Promised = (typeof promises)[number]

const growth: Readonly<Record<Promised, number>> = { 200: 1.5, 400: 2, 600: 2.5 }
const first = 10

export const moves = ['keep', 'print', 'advertise', 'halve'] as const
export type Move = (typeof moves)[number]

export interface Month {
  readonly move: Move
  readonly joined: number
  /** All who have joined until now: in this game none leaves. */
  readonly players: number
  /** What the newcomers brought into the pot. */
  readonly income: number
  /** What each player got for the tokens of the month, without parts of a cent. */
  readonly each: number
  readonly paid: number
  /** What is left in the pot. */
  readonly pot: number
  /** Less than what was due: the pot was empty. */
  readonly isShort: boolean
}

export function monthAfter(months: readonly Month[], promised: Promised, move: Move): Month {
  const before = months.at(-1)
  const joined = newcomers(before, promised, move)
  const players = (before?.players ?? 0) + joined
  const income = joined * toPot
  const full = (before?.pot ?? 0) + income - (move === 'advertise' ? adCost : 0)
  const due = move === 'halve' ? promised / 2 : promised
  const each = Math.min(due, Math.floor(full / players))
  const isShort = each < due
  const paid = isShort ? full : each * players
  return { move, joined, players, income, each, paid, pot: full - paid, isShort }
}

/** They come for the pay that others got: more each month while it comes, few once it does not. */
function newcomers(before: Month | undefined, promised: Promised, move: Move): number {
  const left = people - (before?.players ?? 0)
  const isDown = before && (before.isShort || before.move === 'halve')
  const expected = before ? before.joined * (isDown ? 0.25 : growth[promised]) : first
  return move === 'advertise'
    ? Math.min(Math.floor(expected * 2), Math.floor(left * 0.75))
    : Math.min(Math.floor(expected), Math.floor(left / 2))
}

/** An advertisement is paid from what is in the pot. */
export const canAdvertise = (months: readonly Month[]) => (months.at(-1)?.pot ?? 0) >= adCost

/** In hundredths of a cent, since one token may be worth less than a cent. */
export const priceOf = ({ each, move }: Month) => Math.round((each * 100) / tokensIn(move))

const tokensIn = (move: Move) => (move === 'print' ? tokens * 2 : tokens)

/** What each of those who joined in a month, from 0 on, has got since. */
export const gotSince = (months: readonly Month[], joinedIn: number) =>
  months.slice(joinedIn).reduce((sum, { each }) => sum + each, 0)

/** `paidIn` and `paidOut` are what all players paid, and what they got. */
export function balanceOf(months: readonly Month[]) {
  const players = months.at(-1)?.players ?? 0
  const winners = months.reduce(
    (sum, { joined }, month) => sum + (gotSince(months, month) > entry ? joined : 0),
    0,
  )
  const paidOut = months.reduce((sum, { paid }) => sum + paid, 0)
  return { players, winners, paidIn: players * entry, paidOut, makers: players * toMakers }
}

/** The pot of a game in which none joins any more, and players spend money for fun. */
export const fun = { players: 200, start: 50_000, spent: 30_000, costs: 12_000 } as const
export const highestPay = 400
export const payStep = 10
/** The highest pay at which such a pot does not shrink. */
export const lastingPay = (fun.spent - fun.costs) / fun.players
/** What a month of play costs a player in mobile data. */
export const dataCost = 200

/** What is in the pot after each of ten months, as far as it reaches: a month in which it fails is not there. */
export function potsAt(pay: number): number[] {
  const pots: number[] = []
  let pot: number = fun.start
  for (let month = 0; month < lastMonth; month++) {
    pot += fun.spent - fun.costs - pay * fun.players
    if (pot < 0) break
    pots.push(pot)
  }
  return pots
}

export type Course = 'fails' | 'shrinks' | 'lasts'

export function courseOf(pay: number): Course {
  if (potsAt(pay).length < lastMonth) return 'fails'
  return pay > lastingPay ? 'shrinks' : 'lasts'
}
