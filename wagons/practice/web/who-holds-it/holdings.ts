export const setUps = ['app', 'exchange', 'wallet'] as const
export type SetUp = (typeof setUps)[number]

export const events = ['locked', 'closed', 'forgotten'] as const
export type Event = (typeof events)[number]

export const steps = ['begin', ...events, 'holders'] as const
export type Step = (typeof steps)[number]

/** Where the recovery phrase of the wallet is. */
export const places = ['paper', 'photo', 'later'] as const
export type Place = (typeof places)[number]

export const holders = ['you', 'company'] as const
export type Holder = (typeof holders)[number]

/** What can be tried, in the order of the buttons. */
export const moves = {
  locked: {
    app: ['logIn', 'newPage', 'payStranger', 'writeToApp'],
    exchange: ['payOut', 'writeToExchange'],
    wallet: ['askMaker', 'pay'],
  },
  closed: {
    app: ['waitAndSee', 'takeFollowers', 'download'],
    exchange: ['readBalance', 'payOutStopped', 'claim'],
    wallet: ['keepOldApp', 'otherApp', 'writeNow'],
  },
  forgotten: {
    app: ['secondPage', 'resetApp'],
    exchange: ['askFriend', 'resetExchange'],
    wallet: ['resetWallet', 'helpDesk', 'enterWords'],
  },
} as const satisfies Readonly<Record<Event, Readonly<Record<SetUp, readonly string[]>>>>

export type Move = (typeof moves)[Event][SetUp][number]

/** A move, or what it leads to when the words are elsewhere than on paper. */
export type Result = Move | 'otherAppNoWords' | 'helpDeskNoWords' | 'enterPhoto' | 'enterNothing'

export type Fate = 'kept' | 'byWords' | 'waiting' | 'partly' | 'lost' | 'noEffect'

const fates: Readonly<Record<Result, Fate>> = {
  logIn: 'noEffect',
  newPage: 'noEffect',
  payStranger: 'lost',
  writeToApp: 'waiting',
  payOut: 'noEffect',
  writeToExchange: 'waiting',
  askMaker: 'noEffect',
  pay: 'kept',
  waitAndSee: 'lost',
  takeFollowers: 'noEffect',
  download: 'partly',
  readBalance: 'noEffect',
  payOutStopped: 'noEffect',
  claim: 'waiting',
  keepOldApp: 'noEffect',
  otherApp: 'byWords',
  otherAppNoWords: 'noEffect',
  writeNow: 'noEffect',
  secondPage: 'noEffect',
  resetApp: 'kept',
  askFriend: 'noEffect',
  resetExchange: 'kept',
  resetWallet: 'noEffect',
  helpDesk: 'lost',
  helpDeskNoWords: 'noEffect',
  enterWords: 'byWords',
  enterPhoto: 'lost',
  enterNothing: 'lost',
}

export interface State {
  readonly step: Step
  readonly place: Place | null
  /** What came of the latest try; another try takes its place. */
  readonly made: Readonly<Record<Event, Readonly<Partial<Record<SetUp, Result>>>>>
  readonly named: Readonly<Partial<Record<SetUp, Holder>>>
  readonly isChecked: boolean
}

export type Action =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'try'; readonly setUp: SetUp; readonly move: Move }
  /** Back to the day when the words were shown, to write them on paper. */
  | { readonly type: 'rewind' }
  | { readonly type: 'name'; readonly setUp: SetUp; readonly holder: Holder }
  | { readonly type: 'check' }
  | { readonly type: 'goOn' }

export const beginning: State = {
  step: 'begin',
  place: null,
  made: { locked: {}, closed: {}, forgotten: {} },
  named: {},
  isChecked: false,
}

/** What a button that is not yet enabled would do is not done. */
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'place':
      return { ...state, place: action.place }
    case 'try':
      return tryMove(state, action.setUp, action.move)
    case 'rewind':
      return { ...without(state, 'wallet'), place: 'paper' }
    case 'name':
      return { ...state, named: { ...state.named, [action.setUp]: action.holder }, isChecked: false }
    case 'check':
      return areAllNamed(state) ? { ...state, isChecked: true } : state
    case 'goOn':
      return canGoOn(state) ? { ...state, step: steps[steps.indexOf(state.step) + 1] ?? state.step } : state
  }
}

const isEvent = (step: Step): step is Event => step !== 'begin' && step !== 'holders'

function tryMove(state: State, setUp: SetUp, move: Move): State {
  const { step, made } = state
  if (!isEvent(step)) return state
  const result = resultOf(move, state.place ?? 'later')
  const place = move === 'writeNow' ? 'paper' : state.place
  return { ...state, place, made: { ...made, [step]: { ...made[step], [setUp]: result } } }
}

function without(state: State, setUp: SetUp): State {
  const { step, made } = state
  if (!isEvent(step)) return state
  const { [setUp]: _, ...others } = made[step]
  return { ...state, made: { ...made, [step]: others } }
}

function resultOf(move: Move, place: Place): Result {
  if (move === 'otherApp' && place === 'later') return 'otherAppNoWords'
  if (move === 'helpDesk' && place === 'later') return 'helpDeskNoWords'
  if (move === 'enterWords' && place === 'photo') return 'enterPhoto'
  if (move === 'enterWords' && place === 'later') return 'enterNothing'
  return move
}

/** The moves of this set-up; the words can be written down late only while the phone is there and they are not. */
export function movesOf({ made, place }: State, event: Event, setUp: SetUp): readonly Move[] {
  const all: readonly Move[] = moves[event][setUp]
  const isWriting = place === 'later' || made[event][setUp] === 'writeNow'
  return isWriting ? all : all.filter((move) => move !== 'writeNow')
}

/** The move behind a result, whose button shows as pressed. */
export function moveOf(result: Result): Move {
  switch (result) {
    case 'otherAppNoWords':
      return 'otherApp'
    case 'helpDeskNoWords':
      return 'helpDesk'
    case 'enterPhoto':
    case 'enterNothing':
      return 'enterWords'
    default:
      return result
  }
}

export const fateOf = (result: Result) => fates[result]

/** A loss that could have been avoided, and what had no effect, leave something to try. */
export const isSettled = (result: Result | undefined) =>
  result !== undefined && fates[result] !== 'lost' && fates[result] !== 'noEffect'

/** The words were not on paper, and now they cannot be written any more. */
export const isTooLate = (result: Result | undefined) => result === 'enterPhoto' || result === 'enterNothing'

export const openSetUps = ({ made }: State, event: Event) =>
  setUps.filter((setUp) => !isSettled(made[event][setUp]))

export function canGoOn(state: State): boolean {
  if (state.step === 'begin') return state.place !== null
  return isEvent(state.step) && openSetUps(state, state.step).length === 0
}

export const holderOf = (setUp: SetUp): Holder => (setUp === 'wallet' ? 'you' : 'company')

export const areAllNamed = ({ named }: State) => setUps.every((setUp) => named[setUp] !== undefined)

export const isDone = ({ named, isChecked }: State) =>
  isChecked && setUps.every((setUp) => named[setUp] === holderOf(setUp))
