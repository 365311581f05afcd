import type {
  ByeReason,
  ChatLine,
  Person,
  Poll,
  ServerData,
} from '#wagons/classroom/contract/classroom-frames.ts'

type Welcome = ServerData['welcome']

/** What a learner or a host knows of the room. Where figures stand is apart (room.ts): it changes at every step. */
export interface RoomState extends Readonly<Omit<Welcome, 'now' | 'people' | 'poll' | 'vote'>> {
  /** False until the first welcome. */
  readonly isKnown: boolean
  /** In the order of their seats, those who are hidden among them. */
  readonly people: readonly Person[]
  /** The server's clock less this device's, in ms. */
  readonly clockLead: number
  readonly poll: Poll | undefined
  readonly vote: number | undefined
  /** Visitors. */
  readonly reported: readonly number[]
  /** Those to be seen now. */
  readonly reactions: readonly Reacted[]
  readonly refusal: Refusal | undefined
  readonly bye: ByeReason | undefined
}

/** A film at its end, after which the lesson is next. */
export const isOver = ({ board }: Pick<RoomState, 'board'>): boolean =>
  board.shows === 'stopped-film' && board.isOver === true

export type Reacted = Readonly<ServerData['reacted']> & { readonly id: number }

export type Refusal = ServerData['refused'] & { readonly id: number }

/** What the page itself changes. */
interface OwnData {
  readonly voted: { readonly option: number }
  readonly faded: { readonly id: number }
  readonly tried: { readonly to: string }
  readonly entering: object
}

type ActionData = ServerData & OwnData
export type RoomAction<Names extends keyof ActionData = keyof ActionData> = {
  [Name in Names]: { readonly name: Name; readonly data: ActionData[Name] }
}[Names]

/** Without a host, who leads all of this. */
const hostless = {
  mode: 'any-time',
  hands: [],
  caption: '',
  isChatOpen: false,
  isClosedToNew: false,
  lines: [],
  poll: undefined,
  vote: undefined,
  questions: [],
} satisfies Partial<RoomState>

export const emptyRoom: RoomState = {
  ...hostless,
  isKnown: false,
  you: 0,
  isHost: false,
  seats: 0,
  people: [],
  hasChat: false,
  board: { shows: 'nothing' },
  clockLead: 0,
  hidden: [],
  reported: [],
  reactions: [],
  refusal: undefined,
  bye: undefined,
}

const mostLines = 200
const mostReactions = 12

/** `at` is this device's time, in ms. What is about to come twice (after the connection was lost) changes nothing. */
export const changeRoom = <Name extends keyof ActionData>(
  room: RoomState,
  { name, data }: RoomAction<Name>,
  at: number,
): RoomState => changes[name](room, data, at)

/** Whether this version of the page knows a frame of this name. */
export const isKnown = (name: string) => Object.hasOwn(changes, name)

const changes: {
  readonly [Name in keyof ActionData]: (room: RoomState, data: ActionData[Name], at: number) => RoomState
} = {
  welcome: (_room, { now, vote, poll, people, ...rest }, at) => ({
    ...emptyRoom,
    ...rest,
    isKnown: true,
    people: withPeople([], people),
    clockLead: now - at,
    poll,
    vote,
  }),
  came: (room, { people }) => ({ ...room, people: withPeople(room.people, people) }),
  gone: (room, { seats }) => gone(room, seats),
  hands: (room, { hands }) => ({ ...room, hands }),
  reacted: (room, data) => ({ ...room, reactions: [...others(room, data.seat), reacted(room, data)] }),
  faded: (room, data) => ({ ...room, reactions: room.reactions.filter(({ id }) => id !== data.id) }),
  board: (room, { board, now }, at) => ({ ...room, board, clockLead: betterLead(room, now - at) }),
  caption: (room, { caption }) => ({ ...room, caption }),
  chat: (room, { isOpen }) => ({ ...room, isChatOpen: isOpen }),
  line: (room, line) =>
    room.lines.some(({ id }) => id === line.id)
      ? room
      : { ...room, lines: [...room.lines, line].slice(-mostLines) },
  lineRemoved: (room, data) => ({ ...room, lines: room.lines.filter(({ id }) => id !== data.id) }),
  poll: (room, { poll }) => ({ ...room, poll, vote: poll?.id === room.poll?.id ? room.vote : undefined }),
  voted: (room, { option }) => ({ ...room, vote: option }),
  questions: (room, { questions }) => ({ ...room, questions }),
  muted: (room, data) => ({ ...room, people: room.people.map((one) => muted(one, data)) }),
  // The class that has ended for the host goes on for those who are there.
  mode: (room, { mode }) => (mode === 'hosted' ? { ...room, mode } : { ...room, ...hostless }),
  hidden: (room, { hidden }) => ({ ...room, hidden }),
  closedToNew: (room, { isClosed }) => ({ ...room, isClosedToNew: isClosed }),
  reported: (room, { visitor }) => ({ ...room, reported: [...new Set([...room.reported, visitor])] }),
  refused: (room, data) => ({ ...room, refusal: { ...data, id: (room.refusal?.id ?? 0) + 1 } }),
  tried: (room, { to }) => (room.refusal?.to === to ? { ...room, refusal: undefined } : room),
  bye: (room, { reason }) => ({ ...room, bye: reason }),
  entering: (room) => ({ ...room, bye: undefined, refusal: undefined }),
}

function withPeople(people: readonly Person[], came: readonly Person[]): Person[] {
  const bySeat = new Map([...people, ...came].map((one) => [one.seat, one]))
  return [...bySeat.values()].sort((one, other) => one.seat - other.seat)
}

function gone(room: RoomState, seats: readonly number[]): RoomState {
  const isLeft = (seat: number) => !seats.includes(seat)
  return {
    ...room,
    people: room.people.filter(({ seat }) => isLeft(seat)),
    hands: room.hands.filter(isLeft),
    reactions: room.reactions.filter(({ seat }) => isLeft(seat)),
  }
}

const others = ({ reactions }: RoomState, seat: number) =>
  reactions.filter((one) => one.seat !== seat).slice(1 - mostReactions)

const reacted = ({ reactions }: RoomState, data: Omit<Reacted, 'id'>): Reacted => ({
  ...data,
  id: reactions.reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
})

/** Those whom one sees: none of those who are hidden. */
export const seenPeople = ({ people, hidden }: Pick<RoomState, 'people' | 'hidden'>): Person[] =>
  people.filter(({ visitor }) => !hidden.some((one) => one.visitor === visitor))

/** The same of what was said, by the host alone while the chat is closed. */
export const seenLines = ({ lines, hidden, isChatOpen }: RoomState): ChatLine[] =>
  lines.filter(
    ({ visitor, seat }) =>
      (isChatOpen || seat === hostSeat) && !hidden.some((one) => one.visitor === visitor),
  )

export const hostSeat = 0

/** The own number in this class. */
export const ownVisitor = ({ people, you }: RoomState): number | undefined =>
  people.find(({ seat }) => seat === you)?.visitor

/** What took longest to arrive makes the server look late: the latest time seen is the truest. */
const betterLead = ({ clockLead }: RoomState, seen: number) => Math.max(clockLead, seen)

const muted = (person: Person, { visitor, isMuted }: ServerData['muted']): Person =>
  person.visitor === visitor ? { ...person, isMuted } : person
