export const steps = ['door', 'square', 'report', 'traces'] as const
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

export type Action =
  | { readonly type: 'name'; readonly name: Name }
  | { readonly type: 'switch'; readonly name: Switch }
  | { readonly type: 'visit' }
  /** Back to the door, before the visit. */
  | { readonly type: 'rewind' }
  | { readonly type: 'try'; readonly encounter: Encounter; readonly move: Move }
  | { readonly type: 'enter'; readonly entry: Entry }
  | { readonly type: 'send' }
  | { readonly type: 'rewrite' }
  | { readonly type: 'sort'; readonly trace: Trace; readonly reach: Reach }
  | { readonly type: 'check' }
  | { readonly type: 'goOn' }

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
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'name':
      return { ...state, name: action.name }
    case 'switch':
      return { ...state, on: toggle(state.on, action.name) }
    case 'visit':
      return state.name ? { ...state, hasVisited: true } : state
    case 'rewind':
      return { ...state, hasVisited: false }
    case 'try':
      return tryMove(state, action.encounter, action.move)
    case 'enter':
      return { ...state, entries: toggle(state.entries, action.entry) }
    case 'send':
      return state.entries.length > 0 ? { ...state, isSent: true } : state
    case 'rewrite':
      return { ...state, isSent: false }
    case 'sort':
      return { ...state, reaches: { ...state.reaches, [action.trace]: action.reach }, isChecked: false }
    case 'check':
      return areAllSorted(state) ? { ...state, isChecked: true } : state
    case 'goOn':
      return canGoOn(state) ? { ...state, step: steps[steps.indexOf(state.step) + 1] ?? state.step } : state
  }
}

const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

function tryMove(state: State, encounter: Encounter, move: Move): State {
  const before = state.tried[encounter].filter((other) => other !== move)
  return { ...state, tried: { ...state.tried, [encounter]: [...before, move] } }
}

/** Whether a switch stands as it should: on where the visit needs it, off elsewhere. */
export const isSetWell = ({ on }: State, name: Switch) => on.includes(name) === needed.includes(name)

export const isVisitGood = (state: State) =>
  state.name === 'invented' && switches.every((name) => isSetWell(state, name))

/** What came of the latest move. */
export function resultOf({ tried }: State, encounter: Encounter): Result | undefined {
  const latest = tried[encounter].at(-1)
  if (!latest) return undefined
  const isOneOfBoth = encounter === 'bully' && (latest === 'block' || latest === 'report')
  return isOneOfBoth && isBoth(tried.bully) ? 'bully-both' : (`${encounter}-${latest}` as Result)
}

const isBoth = (tried: readonly Move[]) => tried.includes('block') && tried.includes('report')

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
  tried[encounter].at(-1) === move ||
  ((move === 'block' || move === 'report') && encounter === 'bully' && tried.bully.includes(move))

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
