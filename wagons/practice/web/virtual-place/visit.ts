import { type ActionOf, type Acts, reducerOf, type StepProps, stepAfter, toggle } from '../parts/acts.ts'

const steps = ['door', 'square', 'report', 'traces'] as const
export type Step = (typeof steps)[number]

export const names = ['full', 'invented'] as const
export type Name = (typeof names)[number]

/** What the place may record; it proposes all of it. */
export const switches = ['floor', 'voice', 'room', 'eyes', 'contacts', 'shown'] as const
export type Switch = (typeof switches)[number]

/** Without these the visit does not work: a floor to move on, and a voice to talk with. */
const needed: readonly Switch[] = ['floor', 'voice']

export const encounters = ['singer', 'bully', 'friend'] as const
export type Encounter = (typeof encounters)[number]

/** What can be done in each encounter, in the order of the buttons. */
export const moves = {
  singer: ['mute', 'report', 'leave'],
  bully: ['answer', 'mute', 'block', 'report'],
  friend: ['tellCode', 'askName', 'block', 'call'],
} as const satisfies Readonly<Record<Encounter, readonly string[]>>

export type Move = (typeof moves)[Encounter][number]

/** An encounter and a move; the bully is dealt with when he is both blocked and reported. */
export type Result = { [E in Encounter]: `${E}-${(typeof moves)[E][number]}` }[Encounter] | 'bully-both'

export const entries = ['who', 'when', 'words', 'guess', 'threat', 'address'] as const
export type Entry = (typeof entries)[number]
/** The makers need these to find what happened; the others do harm. */
const useful: readonly Entry[] = ['who', 'when', 'words']

export const traces = ['notes', 'film', 'token', 'figure'] as const
export type Trace = (typeof traces)[number]
export const reaches = ['makers', 'stays'] as const
/** Whether the makers can delete all of it, or some of it stays whatever they do. */
export type Reach = (typeof reaches)[number]

export interface State {
  readonly step: Step
  readonly name: Name | null
  readonly on: readonly Switch[]
  /** The hour in the place is over, and what came of it is shown. */
  readonly hasVisited: boolean
  /** In the order in which they were tried. */
  readonly tried: Readonly<Record<Encounter, readonly Move[]>>
  readonly entries: readonly Entry[]
  readonly isSent: boolean
  readonly reaches: Readonly<Partial<Record<Trace, Reach>>>
  readonly isChecked: boolean
}

export const beginning: State = {
  step: 'door',
  name: null,
  on: switches,
  hasVisited: false,
  tried: { singer: [], bully: [], friend: [] },
  entries: [],
  isSent: false,
  reaches: {},
  isChecked: false,
}

/** What a button that is not yet enabled would do is not done. */
const acts = {
  name: (state, name: Name) => ({ ...state, name }),
  switch: (state, name: Switch) => ({ ...state, on: toggle(state.on, name) }),
  visit: (state) => (state.name ? { ...state, hasVisited: true } : state),
  /** Back to the door, before the visit. */
  rewind: (state) => ({ ...state, hasVisited: false }),
  try: (state, encounter: Encounter, move: Move) => {
    const before = state.tried[encounter].filter((other) => other !== move)
    return { ...state, tried: { ...state.tried, [encounter]: [...before, move] } }
  },
  enter: (state, entry: Entry) => ({ ...state, entries: toggle(state.entries, entry) }),
  send: (state) => (state.entries.length > 0 ? { ...state, isSent: true } : state),
  rewrite: (state) => ({ ...state, isSent: false }),
  sort: (state, trace: Trace, reach: Reach) => ({
    ...state,
    reaches: { ...state.reaches, [trace]: reach },
    isChecked: false,
  }),
  check: (state) => (areAllSorted(state) ? { ...state, isChecked: true } : state),
  goOn: (state) => (canGoOn(state) ? { ...state, step: stepAfter(steps, state.step) } : state),
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

/** Whether a switch stands as it should: on where the visit needs it, off elsewhere. */
export const isSetWell = ({ on }: State, name: Switch) => on.includes(name) === needed.includes(name)

export const isVisitGood = (state: State) =>
  state.name === 'invented' && switches.every((name) => isSetWell(state, name))

const bothMoves: readonly Move[] = ['block', 'report']
const isOneOfBoth = (encounter: Encounter, move: Move) => encounter === 'bully' && bothMoves.includes(move)

/** What came of the latest move. */
export function resultOf({ tried }: State, encounter: Encounter): Result | undefined {
  const latest = tried[encounter].at(-1)
  if (!latest) return undefined
  const isBoth = isOneOfBoth(encounter, latest) && bothMoves.every((move) => tried.bully.includes(move))
  return isBoth ? 'bully-both' : (`${encounter}-${latest}` as Result)
}

const good: readonly Result[] = ['singer-mute', 'bully-both', 'friend-call']
const bad: readonly Result[] = ['bully-answer', 'friend-tellCode']

export function toneOf(result: Result): 'right' | 'wrong' | 'plain' {
  if (good.includes(result)) return 'right'
  return bad.includes(result) ? 'wrong' : 'plain'
}

export function isSettled(state: State, encounter: Encounter): boolean {
  const result = resultOf(state, encounter)
  return result !== undefined && toneOf(result) === 'right'
}

/** To block and to report last; anything else is over with the next move. */
export const isPressed = ({ tried }: State, encounter: Encounter, move: Move) =>
  tried[encounter].at(-1) === move || (isOneOfBoth(encounter, move) && tried.bully.includes(move))

/** Whether an entry stands in the report where it helps, and not where it harms. */
export const isEnteredWell = ({ entries: entered }: State, entry: Entry) =>
  entered.includes(entry) === useful.includes(entry)

export const isReportGood = (state: State) => entries.every((entry) => isEnteredWell(state, entry))

export const reachOf = (trace: Trace): Reach => (trace === 'notes' || trace === 'figure' ? 'makers' : 'stays')

export const areAllSorted = ({ reaches: sorted }: State) => traces.every((trace) => sorted[trace])

export const isDone = ({ reaches: sorted, isChecked }: State) =>
  isChecked && traces.every((trace) => sorted[trace] === reachOf(trace))

export function canGoOn(state: State): boolean {
  switch (state.step) {
    case 'door':
      return state.hasVisited && isVisitGood(state)
    case 'square':
      return encounters.every((encounter) => isSettled(state, encounter))
    case 'report':
      return state.isSent && isReportGood(state)
    case 'traces':
      return false
  }
}
