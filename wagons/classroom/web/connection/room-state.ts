import type {
  AskedQuestion,
  Board,
  ByeReason,
  ChatLine,
  HiddenVisitor,
  Person,
  Poll,
  Reaction,
  ServerFrame,
} from '#wagons/classroom/contract/classroom-frames.ts'

/** What a learner or a host knows of the room. Where figures stand is apart (room-places.ts): it changes at every step. */
export interface RoomState {
  /** False until the first welcome. */
  readonly isKnown: boolean
  readonly you: number
  readonly isHost: boolean
  readonly mode: 'any-time' | 'hosted'
  readonly seats: number
  /** In the order of their seats, those who are hidden among them. */
  readonly people: readonly Person[]
  /** In the order in which they went up. */
  readonly hands: readonly number[]
  readonly board: Board
  /** The server's clock less this device's, in ms. */
  readonly clockLead: number
  readonly caption: string
  readonly isChatOpen: boolean
  readonly hasChat: boolean
  readonly isClosedToNew: boolean
  readonly lines: readonly ChatLine[]
  readonly poll: Poll | undefined
  readonly vote: number | undefined
  readonly questions: readonly AskedQuestion[]
  readonly hidden: readonly HiddenVisitor[]
  /** Visitors. */
  readonly reported: readonly number[]
  /** Those to be seen now. */
  readonly reactions: readonly Reacted[]
  readonly refusal: Refusal | undefined
  readonly bye: ByeReason | undefined
}

export interface Reacted {
  readonly id: number
  readonly seat: number
  readonly reaction: Reaction
}

export type Refusal = Extract<ServerFrame, { name: 'refused' }>['data'] & { readonly id: number }

/** What the page itself changes. */
type OwnAction =
  | { readonly name: 'voted'; readonly data: { readonly option: number } }
  | { readonly name: 'faded'; readonly data: { readonly id: number } }
  | { readonly name: 'tried'; readonly data: { readonly to: string } }
  | { readonly name: 'entering'; readonly data: object }

export type RoomAction = ServerFrame | OwnAction

export const emptyRoom: RoomState = {
  isKnown: false,
  you: 0,
  isHost: false,
  mode: 'any-time',
  seats: 0,
  people: [],
  hands: [],
  board: { shows: 'nothing' },
  clockLead: 0,
  caption: '',
  isChatOpen: false,
  hasChat: false,
  isClosedToNew: false,
  lines: [],
  poll: undefined,
  vote: undefined,
  questions: [],
  hidden: [],
  reported: [],
  reactions: [],
  refusal: undefined,
  bye: undefined,
}

const mostLines = 200
const mostReactions = 12

/** `at` is this device's time, in ms. What is about to come twice (after the connection was lost) changes nothing. */
export function changeRoom(room: RoomState, action: RoomAction, at: number): RoomState {
  switch (action.name) {
    case 'welcome':
      return welcomed(action.data, at)
    case 'came':
      return { ...room, people: withPeople(room.people, action.data.people) }
    case 'gone':
      return gone(room, action.data.seats)
    case 'hands':
      return { ...room, hands: action.data.hands }
    case 'reacted':
      return { ...room, reactions: [...others(room, action.data.seat), reacted(room, action.data)] }
    case 'faded':
      return { ...room, reactions: room.reactions.filter(({ id }) => id !== action.data.id) }
    case 'board':
      return { ...room, board: action.data.board, clockLead: betterLead(room, action.data.now - at) }
    case 'caption':
      return { ...room, caption: action.data.caption }
    case 'chat':
      return { ...room, isChatOpen: action.data.isOpen }
    case 'line':
      if (room.lines.some(({ id }) => id === action.data.id)) return room
      return { ...room, lines: [...room.lines, action.data].slice(-mostLines) }
    case 'lineRemoved':
      return { ...room, lines: room.lines.filter(({ id }) => id !== action.data.id) }
    case 'poll':
      return withPoll(room, action.data.poll)
    case 'voted':
      return { ...room, vote: action.data.option }
    case 'questions':
      return { ...room, questions: action.data.questions }
    case 'muted':
      return { ...room, people: room.people.map((one) => muted(one, action.data)) }
    case 'mode':
      return action.data.mode === 'hosted' ? { ...room, mode: 'hosted' } : withoutHost(room)
    case 'hidden':
      return { ...room, hidden: action.data.hidden }
    case 'closedToNew':
      return { ...room, isClosedToNew: action.data.isClosed }
    case 'reported':
      return { ...room, reported: [...new Set([...room.reported, action.data.visitor])] }
    case 'refused':
      return { ...room, refusal: { ...action.data, id: (room.refusal?.id ?? 0) + 1 } }
    case 'tried':
      return room.refusal?.to === action.data.to ? { ...room, refusal: undefined } : room
    case 'bye':
      return { ...room, bye: action.data.reason }
    case 'entering':
      return { ...room, bye: undefined, refusal: undefined }
  }
}

type Welcome = Extract<ServerFrame, { name: 'welcome' }>['data']

function welcomed({ now, vote, poll, people, ...rest }: Welcome, at: number): RoomState {
  return {
    ...emptyRoom,
    ...rest,
    isKnown: true,
    people: withPeople([], people),
    clockLead: now - at,
    poll,
    vote,
  }
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

/** Without the host, who holds the class. */
export const learnersHere = (room: Pick<RoomState, 'people' | 'hidden'>): number =>
  seenPeople(room).filter(({ isHost }) => !isHost).length

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

function withPoll(room: RoomState, poll: Poll | undefined): RoomState {
  return { ...room, poll, vote: poll?.id === room.poll?.id ? room.vote : undefined }
}

const muted = (person: Person, { visitor, isMuted }: { visitor: number; isMuted: boolean }): Person =>
  person.visitor === visitor ? { ...person, isMuted } : person

/** The class has ended for the host, and goes on for those who are there. */
const withoutHost = (room: RoomState): RoomState => ({
  ...room,
  mode: 'any-time',
  hands: [],
  caption: '',
  isChatOpen: false,
  isClosedToNew: false,
  lines: [],
  poll: undefined,
  vote: undefined,
  questions: [],
})
