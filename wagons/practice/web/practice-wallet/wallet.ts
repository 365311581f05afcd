/** What the learner sees: a place to choose, a window of the wallet, or what came of it. */
export type Scene = keyof typeof ways

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

const steps: readonly (readonly Scene[])[] = [
  ['begin', 'given', 'words'],
  ['places', 'year'],
  ['restore', 'not-restored', 'restored'],
  ['meeting', 'told', 'message', 'signed', 'unsigned'],
  ['inbox'],
]

export const stepOf = (scene: Scene): number => steps.findIndex((scenes) => scenes.includes(scene)) + 1

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

export type Action =
  | { readonly type: Move }
  | { readonly type: 'toggle-place'; readonly place: Place }
  | { readonly type: 'toggle-word'; readonly word: number }

export const beginning: State = { scene: 'begin', kept: [], typed: [] }

export function reduce(state: State, action: Action): State {
  if (action.type === 'toggle-place')
    return state.scene === 'places' ? { ...state, kept: toggle(state.kept, action.place) } : state
  if (action.type === 'toggle-word')
    return state.scene === 'restore' ? { ...state, typed: toggle(state.typed, action.word) } : state
  const scene = wayOf(state, action.type)
  if (!scene || !canMove(state, action.type)) return state
  if (state.scene === 'not-restored') return { ...state, scene, typed: [] }
  if (state.scene === 'restore' && !isInOrder(state.typed)) return { ...state, scene: 'not-restored' }
  return { ...state, scene }
}

export function canMove(state: State, move: Move): boolean {
  if (!wayOf(state, move)) return false
  if (state.scene === 'places') return state.kept.length > 0
  if (state.scene === 'restore') return state.typed.length === wordCount
  if (state.scene === 'year') return move === 'go-back' || fateOf(state.kept) === 'safe'
  return true
}

const wayOf = ({ scene }: State, move: Move): Scene | undefined =>
  (ways[scene] as Partial<Record<Move, Scene>>)[move]

const toggle = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

const isInOrder = (typed: readonly number[]) =>
  typed.length === wordCount && typed.every((word, at) => word === at)

/** The year has a thief in the e-mail, to which a phone copies its photos too, and water over phone and drawer. */
const isStolen = (kept: readonly Place[]): boolean => kept.includes('photo') || kept.includes('mail')

export function fateOf(kept: readonly Place[]): 'safe' | 'stolen' | 'lost' {
  if (isStolen(kept)) return 'stolen'
  return kept.includes('second') ? 'safe' : 'lost'
}
