import { type ActionOf, type Acts, reducerOf, type StepProps, stepAfter } from '../parts/acts.ts'
import {
  canAdvertise,
  courseOf,
  entry,
  gotSince,
  highestPay,
  lastMonth,
  type Month,
  type Move,
  monthAfter,
  type Promised,
} from './economy.ts'

const steps = ['promise', 'months', 'paid', 'lasting', 'other'] as const
export type Step = (typeof steps)[number]

/** Three who joined in the first month, in the fullest and in the last, and the makers of the game. */
export const parties = ['first', 'many', 'last', 'makers'] as const
export type Party = (typeof parties)[number]
export type Guess = 'gained' | 'notGained'

export interface State {
  readonly step: Step
  readonly promised: Promised | null
  readonly months: readonly Month[]
  /** What the learner means to do in the coming month. */
  readonly move: Move
  readonly guesses: Readonly<Partial<Record<Party, Guess>>>
  readonly isChecked: boolean
  /** In cents for each player in a month. */
  readonly pay: number
  /** The pay that was last tried. */
  readonly tried: number | null
}

export const beginning: State = {
  step: 'promise',
  promised: null,
  months: [],
  move: 'keep',
  guesses: {},
  isChecked: false,
  pay: highestPay,
  tried: null,
}

/** What a button that is not yet enabled would do is not done. */
const acts = {
  promise: (state, promised: Promised) => ({ ...state, promised }),
  choose: (state, move: Move) => ({ ...state, move }),
  run,
  /** Takes the latest month back. */
  back: (state) => ({ ...state, months: state.months.slice(0, -1), move: 'keep' }),
  /** Takes all months back, to promise something else. */
  restart: ({ promised }) => ({ ...beginning, promised }),
  guess: (state, party: Party, guess: Guess) => ({
    ...state,
    guesses: { ...state.guesses, [party]: guess },
    isChecked: false,
  }),
  check: (state) => (areAllGuessed(state) ? { ...state, isChecked: true } : state),
  pay: (state, pay: number) => ({ ...state, pay, tried: null }),
  try: (state) => ({ ...state, tried: state.pay }),
  goOn: (state) => (canGoOn(state) ? { ...state, step: stepAfter(steps, state.step) } : state),
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

function run(state: State): State {
  const { months, promised, move } = state
  if (promised === null || !canRun(state)) return state
  return { ...state, months: [...months, monthAfter(months, promised, move)], move: 'keep' }
}

export const canChoose = ({ months }: State, move: Move) => move !== 'advertise' || canAdvertise(months)

export const canRun = (state: State) => state.months.length < lastMonth && canChoose(state, state.move)

export function canGoOn(state: State): boolean {
  switch (state.step) {
    case 'promise':
      return state.promised !== null
    case 'months':
      return state.months.length === lastMonth
    case 'paid':
      return isAllRight(state)
    case 'lasting':
      return state.tried !== null && courseOf(state.tried) === 'lasts'
    case 'other':
      return false
  }
}

/** The month, from 0 on, in which a party joined; the makers were there before. */
export function monthOf(months: readonly Month[], party: Exclude<Party, 'makers'>): number {
  const joined = months.map((month) => month.joined)
  if (party === 'first') return 0
  if (party === 'many') return joined.indexOf(Math.max(...joined))
  return joined.reduce((last, count, month) => (count > 0 ? month : last), 0)
}

/** In this game the makers put in no money of their own, and take a part of each entry. */
export function truthOf(months: readonly Month[], party: Party): Guess {
  if (party === 'makers') return 'gained'
  return gotSince(months, monthOf(months, party)) > entry ? 'gained' : 'notGained'
}

export const areAllGuessed = ({ guesses }: State) => parties.every((party) => guesses[party])

export const isAllRight = ({ guesses, isChecked, months }: State) =>
  isChecked && parties.every((party) => guesses[party] === truthOf(months, party))
