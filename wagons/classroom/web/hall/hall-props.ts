import type { Season } from '#features/modules/contract.ts'
import type { Person, Place, Reaction } from '#wagons/classroom/contract/classroom-frames.ts'
import type { Reacted } from '../connection/room-state.ts'

/** The room as a hall to walk into: another picture of what the page beside it shows. */
export interface HallProps {
  readonly season: Season | undefined
  readonly spaceName: string
  readonly moduleNumber: number
  /** New only when a person comes, goes or changes; not at a step. */
  readonly people: readonly HallPerson[]
  readonly places: PlaceSource
  /** Seats in the order in which hands went up. */
  readonly hands: readonly number[]
  /** Those to be seen now; each goes by itself after some seconds. */
  readonly reactions: readonly Reacted[]
  readonly board: BoardSource
  /** What the film says, or the host in their turn; '' for nothing. */
  readonly caption: string
  /** Begins the film for everyone; undefined where that is the host's, or it runs. */
  readonly start: (() => void) | undefined
  /** Whether the film on the board is over, after which the lesson is next. */
  readonly isOver: boolean
  /** Undefined where there is no host to see it, or one may not raise it. */
  readonly hand: { readonly isUp: boolean; readonly toggle: () => void } | undefined
  /** Undefined where it reaches no one. */
  readonly onReact: ((reaction: Reaction) => void) | undefined
  /** As often as wanted: what is sent is held to the pace that the server takes. */
  readonly onMove: (place: Place) => void
  /** Back to the flat view; `isBroken` when drawing failed, which is to be said. */
  readonly onLeave: (isBroken: boolean) => void
  readonly reducedMotion: boolean
}

export type HallPerson = Pick<Person, 'seat' | 'nickname' | 'shape' | 'isHost'> & { readonly isYou: boolean }

export interface PlaceSource {
  /** By seat, as the server said it last. The learner's own too: where it differs, the server has put the figure back. */
  current(): ReadonlyMap<number, Place>
  /** Calls back once for each frame of places. Returns what ends it. */
  subscribe(listener: () => void): () => void
}

export interface BoardSource {
  /** What hangs there, as the source of an SVG of its own, 320 × 200 units; undefined for an empty board. */
  picture(): string | undefined
  /** Calls back when it may have changed, up to each frame of a film. Returns what ends it. */
  subscribe(listener: () => void): () => void
}
