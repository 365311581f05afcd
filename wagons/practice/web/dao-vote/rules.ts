/** What the DAO can write into its rules; the quorum is in tokens of 100. */
export const ruleChoices = {
  quorum: ['5', '30', '80'],
  wait: ['none', 'days', 'months'],
  stop: ['none', 'three', 'any'],
} as const

export type Rule = keyof typeof ruleChoices
export const rules = ['quorum', 'wait', 'stop'] as const satisfies readonly Rule[]

export type Rules = { readonly [R in Rule]: (typeof ruleChoices)[R][number] }

/** Three plans that the rules are tried on. */
export const plans = ['bill', 'night', 'attack'] as const
export type Plan = (typeof plans)[number]

export interface Fates {
  readonly bill: 'paid' | 'void' | 'late' | 'blocked'
  readonly night: 'void' | 'passed' | 'blocked'
  readonly attack: 'void' | 'taken' | 'unstoppable' | 'stopped'
}

/** In tokens; all of them are for the plan. */
const turnout = { bill: 40, night: 8, attack: 53 }

export function fatesOf(chosen: Rules): Fates {
  return { bill: billOf(chosen), night: nightOf(chosen), attack: attackOf(chosen) }
}

const isVoid = ({ quorum }: Rules, plan: Plan) => turnout[plan] < Number(quorum)

/** A plan can be stopped only while it waits. */
const anyoneStops = ({ wait, stop }: Rules) => wait !== 'none' && stop === 'any'

function billOf(chosen: Rules): Fates['bill'] {
  if (isVoid(chosen, 'bill')) return 'void'
  if (anyoneStops(chosen)) return 'blocked'
  return chosen.wait === 'months' ? 'late' : 'paid'
}

function nightOf(chosen: Rules): Fates['night'] {
  if (isVoid(chosen, 'night')) return 'void'
  return anyoneStops(chosen) ? 'blocked' : 'passed'
}

function attackOf(chosen: Rules): Fates['attack'] {
  if (isVoid(chosen, 'attack')) return 'void'
  if (chosen.wait === 'none') return 'taken'
  return chosen.stop === 'none' ? 'unstoppable' : 'stopped'
}

const goodFates: { readonly [P in Plan]: readonly Fates[P][] } = {
  bill: ['paid'],
  night: ['void', 'blocked'],
  attack: ['void', 'stopped'],
}

export const isGood = <P extends Plan>(plan: P, fate: Fates[P]) => goodFates[plan].includes(fate)

export function areGood(chosen: Rules): boolean {
  const fates = fatesOf(chosen)
  return plans.every((plan) => isGood(plan, fates[plan]))
}

export const areAllChosen = (chosen: Partial<Rules>): chosen is Rules =>
  rules.every((rule) => chosen[rule] !== undefined)
