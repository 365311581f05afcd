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

export const steps = ['promise', 'months', 'paid', 'lasting', 'other'] as const
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

export type Action =
  | { readonly type: 'promise'; readonly promised: Promised }
  | { readonly type: 'choose'; readonly move: Move }
  | { readonly type: 'run' }
  /** Takes the latest month back. */
  | { readonly type: 'back' }
  /** Takes all months back, to promise something else. */
  | { readonly type: 'restart' }
  | { readonly type: 'guess'; readonly party: Party; readonly guess: Guess }
  | { readonly type: 'check' }
  | { readonly type: 'pay'; readonly pay: number }
  | { readonly type: 'try' }
  | { readonly type: 'goOn' }

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
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'promise':
      return { ...state, promised: action.promised }
    case 'choose':
      return { ...state, move: action.move }
    case 'run':
      return run(state)
    case 'back':
      return { ...state, months: state.months.slice(0, -1), move: 'keep' }
    case 'restart':
      return { ...beginning, promised: state.promised }
    case 'guess':
      return { ...state, guesses: { ...state.guesses, [action.party]: action.guess }, isChecked: false }
    case 'check':
      return areAllGuessed(state) ? { ...state, isChecked: true } : state
    case 'pay':
      return { ...state, pay: action.pay, tried: null }
    case 'try':
      return { ...state, tried: state.pay }
    case 'goOn':
      return canGoOn(state) ? { ...state, step: steps[steps.indexOf(state.step) + 1] ?? state.step } : state
  }
}

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
