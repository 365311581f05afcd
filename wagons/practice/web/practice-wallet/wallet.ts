import { type ActionOf, type Acts, reducerOf, type StepProps, stepWith, toggle } from '../parts/acts.ts'

/** What the learner sees: a place to choose, a window of the wallet, or what came of it. */
type Scene = keyof typeof ways

export type Move =
  | 'take-new'
  | 'take-given'
  | 'open-window'
  | 'tell-words'
  | 'sign'
  | 'refuse'
  | 'go-on'
  | 'go-back'

/** From each scene the moves that lead on; nothing wrong is final, so a way leads back from it. */
const ways = {
  begin: { 'take-new': 'words', 'take-given': 'given' },
  given: { 'go-back': 'begin' },
  words: { 'go-on': 'places' },
  places: { 'go-on': 'year' },
  year: { 'go-on': 'restore', 'go-back': 'places' },
  restore: { 'go-on': 'restored' },
  'not-restored': { 'go-back': 'restore' },
  restored: { 'go-on': 'meeting' },
  meeting: { 'open-window': 'message', 'tell-words': 'told' },
  told: { 'go-back': 'meeting' },
  message: { sign: 'signed', refuse: 'unsigned' },
  unsigned: { 'go-back': 'message' },
  signed: { 'go-on': 'inbox' },
  inbox: {},
} as const

const steps = {
  make: ['begin', 'given', 'words'],
  keep: ['places', 'year'],
  restore: ['restore', 'not-restored', 'restored'],
  show: ['meeting', 'told', 'message', 'signed', 'unsigned'],
  sort: ['inbox'],
} as const satisfies Readonly<Record<string, readonly Scene[]>>
export type Step = keyof typeof steps

export const stepOf = (scene: Scene) => stepWith(steps, scene)

export const wordCount = 6
/** The places of the words in the wallet, in the order in which they are offered to be typed again. */
export const offered: readonly number[] = [3, 0, 5, 1, 4, 2]

export const places = ['drawer', 'photo', 'second', 'mail', 'memory'] as const
export type Place = (typeof places)[number]

export interface State {
  readonly scene: Scene
  /** Where the words are kept. */
  readonly kept: readonly Place[]
  /** The words typed so far, by their places from 0 on. */
  readonly typed: readonly number[]
}

export const beginning: State = { scene: 'begin', kept: [], typed: [] }

const acts = {
  go: (state, move: Move) => {
    const scene = wayOf(state, move)
    if (!scene || !canMove(state, move)) return state
    if (state.scene === 'not-restored') return { ...state, scene, typed: [] }
    if (state.scene === 'restore' && !isInOrder(state.typed)) return { ...state, scene: 'not-restored' }
    return { ...state, scene }
  },
  keep: (state, place: Place) =>
    state.scene === 'places' ? { ...state, kept: toggle(state.kept, place) } : state,
  tap: (state, word: number) =>
    state.scene === 'restore' ? { ...state, typed: toggle(state.typed, word) } : state,
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

export function canMove(state: State, move: Move): boolean {
  if (!wayOf(state, move)) return false
  if (state.scene === 'places') return state.kept.length > 0
  if (state.scene === 'restore') return state.typed.length === wordCount
  if (state.scene === 'year') return move === 'go-back' || fateOf(state.kept) === 'safe'
  return true
}

const wayOf = ({ scene }: State, move: Move): Scene | undefined =>
  (ways[scene] as Partial<Record<Move, Scene>>)[move]

const isInOrder = (typed: readonly number[]) =>
  typed.length === wordCount && typed.every((word, at) => word === at)

/** The year has a thief in the e-mail, to which a phone copies its photos too, and water over phone and drawer. */
export function fateOf(kept: readonly Place[]): 'safe' | 'stolen' | 'lost' {
  if (kept.includes('photo') || kept.includes('mail')) return 'stolen'
  return kept.includes('second') ? 'safe' : 'lost'
}
