import type { AuditEventType } from '#features/operators/contract.ts'
import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import type {
  AskedQuestion,
  Board,
  ByeReason,
  ChatLine,
  ClassEnd,
  Poll,
  ServerFrame,
} from '#wagons/classroom/contract/classroom-frames.ts'
import type { PlaceOf } from '#wagons/classroom/contract/classroom-packing.ts'
import type { Allowance } from './allowance.ts'
import { emptyFloor, type Floor } from './floor.ts'

/**
 * A room is a value: what happens in it makes another one, with effects that are carried out over time, on the network and
 * in a database (live/). All times in ms.
 */

export const hostSeat = 0

export interface RoomRules {
  /** Of learners. */
  readonly seats: number
  readonly hasChat: boolean
  readonly filmMs: number
  /** False where its length is a guess, so that it has no end of its own. */
  readonly isFilmTimed: boolean
}

/** Who comes in, by a connection that the server has numbered. `name` by consent. */
export interface Visitor {
  readonly connection: number
  readonly accountId: string
  readonly nickname: string
  readonly name?: string | undefined
  readonly shape: FigureShape
  readonly isHost: boolean
  /** An account of which nothing speaks for a person behind it (records/new-accounts.ts). */
  readonly isNew: boolean
  /** Of the host: when the sign-in is too old to lead a class. */
  readonly until?: number | undefined
  /** Accounts. */
  readonly hides: readonly string[]
  readonly hiddenBy: readonly string[]
}

export type Limited = 'hand' | 'react' | 'say' | 'ask' | 'hide' | 'report' | 'vote'

export interface Seated extends Omit<Visitor, 'hides' | 'hiddenBy'> {
  /** Within this class, whichever seat they have. */
  readonly visitor: number
  readonly seat: number
  /** As they see it themselves. */
  readonly ownNickname: string
  readonly allowances: Readonly<Partial<Record<Limited, Allowance>>>
}

/**
 * Who has been in the class: kept until it is closed, so that what is said or done about people reaches them, and no one
 * else, after they have left. `cameAt` is the first time, `since` when they came last, undefined once they have left, and
 * `stayed` how long they were there before; in ms.
 */
export interface Known extends Pick<Seated, 'accountId' | 'nickname' | 'isHost' | 'allowances'> {
  readonly cameAt: number
  readonly since: number | undefined
  readonly stayed: number
}

/** Kept for a learner who lost the connection, so that what was said still has its owner. */
interface KeptSeat {
  readonly seat: number
  readonly nickname: string
  readonly until: number
}

export interface RoomPoll extends Readonly<Omit<Poll, 'votes' | 'counts'>> {
  /** Options, by account. */
  readonly votes: ReadonlyMap<string, number>
  /** Whether the counts have changed since they were sent. */
  readonly isStale: boolean
  readonly sentAt: number
}

export type RoomLine = ChatLine & { readonly accountId: string }

/** What the host of a class has set, and what was said to it. */
export interface Held {
  readonly classId: string
  readonly hostId: string
  /** The host's name, which no learner has meanwhile. */
  readonly host: string
  readonly caption: string
  readonly isChatOpen: boolean
  readonly isClosedToNew: boolean
  readonly lines: readonly RoomLine[]
  readonly lastLine: number
  readonly poll: RoomPoll | undefined
  readonly lastPoll: number
  /** Those before it, the latest of them. */
  readonly pastPolls: readonly RoomPoll[]
  readonly questions: readonly (AskedQuestion & { readonly accountId: string })[]
  readonly lastQuestion: number
  /** Accounts. */
  readonly muted: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** The board's last move that the audit log does not have yet, and when it got one. */
  readonly boardToRecord: string | undefined
  readonly boardRecordedAt: number
}

export interface Room {
  readonly rules: RoomRules
  /** Makes the numbers of visitors; new with each room. */
  readonly salt: string
  /** By their numbers, in the order in which they came last. */
  readonly visitors: ReadonlyMap<number, Known>
  /** By seat. */
  readonly people: ReadonlyMap<number, Seated>
  /** By account. */
  readonly keptSeats: ReadonlyMap<string, KeptSeat>
  /** Whom an account hides. */
  readonly hides: ReadonlyMap<string, ReadonlySet<string>>
  readonly floor: Floor
  /** Seats, in the order in which hands went up. */
  readonly hands: readonly number[]
  readonly board: Board
  readonly filmEndsAt: number
  readonly reactions: Allowance | undefined
  /** Undefined while the class is not held. */
  readonly held: Held | undefined
}

interface Audit {
  readonly kind: 'audit'
  readonly type: AuditEventType
  readonly accountId?: string
  readonly detail?: string
}

/** What is to be written down. */
export type Deed =
  | { readonly kind: 'line'; readonly accountId: string; readonly line: ChatLine }
  | { readonly kind: 'line-removed'; readonly id: number; readonly accountId: string | undefined }
  | Audit
  | { readonly kind: 'hide'; readonly accountId: string; readonly other: string; readonly isHidden: boolean }
  | {
      readonly kind: 'report'
      readonly reporter: Pick<Known, 'accountId' | 'nickname'>
      readonly reported: Pick<Known, 'accountId' | 'nickname'>
      readonly words: string
      readonly lastLine: number
    }
  | { readonly kind: 'removed'; readonly accountId: string; readonly nickname: string }
  | { readonly kind: 'class-closed' }
  | { readonly kind: 'scene' }

/** `to` and `connection` are numbers of connections. An end without a reason is one without a word. */
export type Effect =
  | { readonly do: 'send'; readonly to: readonly number[]; readonly frame: ServerFrame }
  | { readonly do: 'places'; readonly to: readonly number[]; readonly places: readonly PlaceOf[] }
  | {
      readonly do: 'end'
      readonly connection: number
      readonly reason?: ByeReason | undefined
      readonly classEnd?: ClassEnd
    }
  | { readonly do: 'record'; readonly deed: Deed }

export interface Step {
  readonly room: Room
  readonly effects: readonly Effect[]
}

export function emptyRoom(rules: RoomRules, salt: string): Room {
  return {
    rules,
    salt,
    visitors: new Map(),
    people: new Map(),
    keptSeats: new Map(),
    hides: new Map(),
    floor: emptyFloor(rules.seats),
    hands: [],
    board: { shows: 'nothing' },
    filmEndsAt: 0,
    reactions: undefined,
    held: undefined,
  }
}

export const modeOf = ({ held }: Room) => (held ? 'hosted' : 'any-time')

export const isHostHere = ({ people }: Room): boolean => people.has(hostSeat)

export const learnersIn = ({ people }: Room): readonly Seated[] =>
  [...people.values()].filter(({ isHost }) => !isHost)

export function findByConnection({ people }: Room, connection: number): Seated | undefined {
  for (const person of people.values()) if (person.connection === connection) return person
  return undefined
}

export const send = (to: readonly number[], frame: ServerFrame): Effect => ({ do: 'send', to, frame })

export const record = (deed: Deed): Effect => ({ do: 'record', deed })

/** For the audit log, of what a host does. */
export const audit = (type: AuditEventType, about: Omit<Audit, 'kind' | 'type'> = {}): Effect =>
  record({ kind: 'audit', type, ...about })

/** What the host has set is to be kept. */
export const keepScene = record({ kind: 'scene' })

/** The same set, with or without an item. */
export function withItem<Item>(
  set: ReadonlySet<Item> | undefined,
  item: Item,
  isIn: boolean,
): ReadonlySet<Item> {
  const changed = new Set(set)
  if (isIn) changed.add(item)
  else changed.delete(item)
  return changed
}

export function withoutKey<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
