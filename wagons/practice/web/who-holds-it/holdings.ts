import { type ActionOf, type Acts, reducerOf, type StepProps, stepAfter } from '../parts/acts.ts'

export const setUps = ['app', 'exchange', 'wallet'] as const
export type SetUp = (typeof setUps)[number]

export const events = ['locked', 'closed', 'forgotten'] as const
export type Event = (typeof events)[number]

const steps = ['begin', ...events, 'holders'] as const
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
    wallet: ['keepOldApp', 'otherApp', 'newWallet', 'lookUp', 'writeNow'],
  },
  forgotten: {
    app: ['secondPage', 'resetApp'],
    exchange: ['askFriend', 'resetExchange'],
    wallet: ['resetWallet', 'helpDesk', 'enterWords'],
  },
} as const satisfies Readonly<Record<Event, Readonly<Record<SetUp, readonly string[]>>>>

export type Move = (typeof moves)[Event][SetUp][number]

/** A move, or what it leads to when the words are elsewhere than on paper, or the app was looked up before. */
export type Result =
  | Move
  | 'otherAppNoWords'
  | 'otherAppFound'
  | 'helpDeskNoWords'
  | 'enterPhoto'
  | 'enterNothing'

export type Fate = 'kept' | 'byWords' | 'begun' | 'waiting' | 'partly' | 'lost' | 'noEffect'

/** Every other result has no effect. */
const fates: Readonly<Record<Exclude<Fate, 'noEffect'>, readonly Result[]>> = {
  kept: ['pay', 'newWallet', 'resetApp', 'resetExchange'],
  byWords: ['otherAppFound', 'enterWords'],
  begun: ['lookUp', 'writeNow'],
  waiting: ['writeToApp', 'writeToExchange', 'claim'],
  partly: ['download'],
  lost: ['payStranger', 'waitAndSee', 'otherApp', 'helpDesk', 'enterPhoto', 'enterNothing'],
}

/** Where the words are, which is not on paper, leads to another result, and so does an app that was looked up. */
const otherwise: Readonly<Partial<Record<Move, Partial<Record<Place | 'lookedUp', Result>>>>> = {
  otherApp: { later: 'otherAppNoWords', lookedUp: 'otherAppFound' },
  helpDesk: { later: 'helpDeskNoWords' },
  enterWords: { photo: 'enterPhoto', later: 'enterNothing' },
}

export interface State {
  readonly step: Step
  readonly place: Place | null
  /** Whether the real wallet app of another maker is known. */
  readonly isLookedUp: boolean
  /** What came of the latest try; another try takes its place. */
  readonly made: Readonly<Record<Event, Readonly<Partial<Record<SetUp, Result>>>>>
  readonly named: Readonly<Partial<Record<SetUp, Holder>>>
  readonly isChecked: boolean
}

export const beginning: State = {
  step: 'begin',
  place: null,
  isLookedUp: false,
  made: { locked: {}, closed: {}, forgotten: {} },
  named: {},
  isChecked: false,
}

/** What a button that is not yet enabled would do is not done. */
const acts = {
  place: (state, place: Place) => ({ ...state, place }),
  try: tryMove,
  /** Back to the day when the words were shown, to write them on paper. */
  rewind: (state) => ({ ...without(state, 'wallet'), place: 'paper' }),
  name: (state, setUp: SetUp, holder: Holder) => ({
    ...state,
    named: { ...state.named, [setUp]: holder },
    isChecked: false,
  }),
  check: (state) => (areAllNamed(state) ? { ...state, isChecked: true } : state),
  goOn: (state) => (canGoOn(state) ? { ...state, step: stepAfter(steps, state.step) } : state),
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

export const isEvent = (step: Step): step is Event => step !== 'begin' && step !== 'holders'

function tryMove(state: State, setUp: SetUp, move: Move): State {
  const { step, made } = state
  if (!isEvent(step)) return state
  const others = otherwise[move]
  const result = others?.[state.place ?? 'later'] ?? (state.isLookedUp ? others?.lookedUp : undefined) ?? move
  // A new wallet has new words, which are written down at once.
  const place = move === 'writeNow' || move === 'newWallet' ? 'paper' : state.place
  const isLookedUp = state.isLookedUp || move === 'lookUp'
  return { ...state, place, isLookedUp, made: { ...made, [step]: { ...made[step], [setUp]: result } } }
}

function without(state: State, setUp: SetUp): State {
  const { step, made } = state
  if (!isEvent(step)) return state
  const { [setUp]: _, ...others } = made[step]
  return { ...state, made: { ...made, [step]: others } }
}

/** The moves of this set-up; the words can be written down late only while the phone is there and they are not. */
export function movesOf({ made, place }: State, event: Event, setUp: SetUp): readonly Move[] {
  const all: readonly Move[] = moves[event][setUp]
  const isWriting = place === 'later' || made[event][setUp] === 'writeNow'
  return isWriting ? all : all.filter((move) => move !== 'writeNow')
}

/** The move behind a result, whose button shows as pressed. */
export const moveOf = (result: Result): Move =>
  (Object.keys(otherwise) as Move[]).find((move) => Object.values(otherwise[move] ?? {}).includes(result)) ??
  (result as Move)

export const fateOf = (result: Result): Fate =>
  (Object.keys(fates) as (keyof typeof fates)[]).find((fate) => fates[fate].includes(result)) ?? 'noEffect'

/** A loss that could have been avoided, a first step, and what had no effect, leave something to try. */
const isSettled = (result: Result | undefined) =>
  result !== undefined && !['lost', 'begun', 'noEffect'].includes(fateOf(result))

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
