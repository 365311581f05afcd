import { type ActionOf, type Acts, reducerOf, type StepProps } from '../parts/acts.ts'

/** What Nadia asks for, and what a test is, in practice dollars. */
export const price = 60
export const testSum = 1
const balance = 80

export type Step = 'contact' | 'call' | 'test' | 'ask' | 'rest' | 'compare'

export const networks = ['main', 'express', 'other'] as const
export type Network = (typeof networks)[number]

/** The network on which Nadia is paid. */
export const agreed: Network = 'express'
/** Where the learner has none of the coin that pays the fee. */
const withoutCoin: Network = 'other'

export type Sum = typeof testSum | typeof price

/** What an address is taken from: the lines of the history, newest first, or the saved contact. */
export const sources = ['newest', 'earlier', 'contact'] as const
export type Source = (typeof sources)[number]

/** What came of the latest deed. */
export type Outcome =
  | 'noCoinForFee'
  | 'allAtOnce'
  | 'allAstray'
  | 'testAstray'
  | 'testArrived'
  | 'notAsked'
  | 'stolen'
  | 'byLuck'
  | 'paid'

export interface State {
  readonly step: Step
  readonly name: string
  readonly hasAddress: boolean
  readonly network: Network | null
  readonly sum: Sum | null
  readonly source: Source | null
  readonly outcome: Outcome | null
}

export const beginning: State = {
  step: 'contact',
  name: '',
  hasAddress: false,
  network: null,
  sum: null,
  source: null,
  outcome: null,
}

/** What a button that is not yet enabled would do is not done. */
const acts = {
  name: (state, name: string) => ({ ...state, name }),
  paste: (state) => ({ ...state, hasAddress: true }),
  save: (state) => (state.step === 'contact' && canSave(state) ? { ...state, step: 'call' } : state),
  network: (state, network: Network) => ({ ...state, network, outcome: null }),
  sum: (state, sum: Sum) => ({ ...state, sum, outcome: null }),
  source: (state, source: Source) => ({ ...state, source, outcome: null }),
  confirm,
  ask: (state) => ({ ...state, outcome: state.network === agreed ? 'testArrived' : 'testAstray' }),
  rush: (state) => ({ ...state, outcome: state.network === agreed ? 'notAsked' : 'allAstray' }),
  takeBack,
  goOn,
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

export const canSave = ({ name, hasAddress }: State) => hasAddress && name.trim() !== ''

/** Whether the window to sign has all its lines. */
export const canConfirm = ({ step, network, sum, source }: State) =>
  step === 'rest' ? source !== null : step === 'test' && network !== null && sum !== null

function confirm(state: State): State {
  if (!canConfirm(state)) return state
  if (state.step === 'rest') return { ...state, outcome: outcomeOf[state.source ?? 'newest'] }
  if (state.network === withoutCoin) return { ...state, outcome: 'noCoinForFee' }
  if (state.sum === testSum) return { ...state, step: 'ask', outcome: null }
  return { ...state, outcome: state.network === agreed ? 'allAtOnce' : 'allAstray' }
}

const outcomeOf: Readonly<Record<Source, Outcome>> = { newest: 'stolen', earlier: 'byLuck', contact: 'paid' }

/** Goes back to the choice that was wrong, with the others as they were. */
function takeBack(state: State): State {
  const before = { ...state, outcome: null }
  switch (state.outcome) {
    case 'noCoinForFee':
    case 'testAstray':
      return { ...before, step: 'test', network: null }
    case 'allAstray':
      return { ...before, step: 'test', network: null, sum: null }
    case 'allAtOnce':
      return { ...before, sum: null }
    case 'stolen':
    case 'byLuck':
      return { ...before, source: null }
    default:
      return before
  }
}

function goOn(state: State): State {
  if (state.step === 'call') return { ...state, step: 'test' }
  if (state.step === 'ask' && state.outcome === 'testArrived')
    return { ...state, step: 'rest', outcome: null }
  if (state.step === 'rest' && state.outcome === 'paid') return { ...state, step: 'compare', outcome: null }
  return state
}

/** Outcomes after which the learner goes on; every other one is taken back. */
export const isRight = (outcome: Outcome) => outcome === 'testArrived' || outcome === 'paid'

const sent: readonly (Outcome | null)[] = ['allAstray', 'allAtOnce', 'notAsked', 'stolen', 'byLuck', 'paid']

/** What the wallet shows, in practice dollars, fees apart. */
export function left({ step, outcome }: State): number {
  if (sent.includes(outcome) || step === 'compare') return balance - price
  return step === 'ask' || step === 'rest' ? balance - testSum : balance
}
