import type { ReceivedByServer } from '#wagons/classroom/contract/classroom-codec.ts'
import type { ClientData, ClientFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { type Rate, spend } from './allowance.ts'
import { setBoard, setCaption, startFilm } from './board.ts'
import { openChat, removeLine, say, type WhyNot } from './chat.ts'
import { leaveRoom, tellHands } from './entering.ts'
import { move } from './floor.ts'
import { closeClass } from './holding.ts'
import { closeToNew, remove, removeRecent } from './keeping-out.ts'
import { closePoll, openPoll, vote } from './poll.ts'
import { answered, ask } from './questions-to-host.ts'
import {
  findByConnection,
  type Held,
  type Limited,
  type Room,
  record,
  type Seated,
  type Step,
  send,
} from './room.ts'
import { hide, lowerHand, mute, report } from './safety.ts'
import { tellOf } from './visibility.ts'

type Outcome = Step | WhyNot | 'too-fast' | 'gone'
type HostsName = Exclude<ClientFrame['name'], Limited | 'enter' | 'leave' | 'startFilm'>

const rates: Record<Limited, Rate> = {
  hand: { burst: 4, perSecond: 1 },
  react: { burst: 3, perSecond: 1 },
  say: { burst: 1, perSecond: 0.5 },
  ask: { burst: 2, perSecond: 0.2 },
  hide: { burst: 10, perSecond: 0.5 },
  report: { burst: 5, perSecond: 1 / 60 },
  vote: { burst: 5, perSecond: 1 },
}

/** Of all together: each goes to all. */
const reactionRate: Rate = { burst: 30, perSecond: 20 }

/** What a frame of this connection does. Undefined for one that only the host may send, or that comes at a wrong time. */
export function receive(
  room: Room,
  connection: number,
  frame: ReceivedByServer,
  now: number,
): Step | undefined {
  const person = findByConnection(room, connection)
  if (!person || frame.name === 'enter') return undefined
  if (frame.name === 'move')
    return { room: { ...room, floor: move(room.floor, person.seat, frame.place, now) }, effects: [] }
  if (frame.name === 'leave') {
    const left = leaveRoom(room, connection, now, true)
    return { ...left, effects: [...left.effects, { do: 'end', connection, reason: 'left' }] }
  }
  const { held } = room
  if (isHosts(frame)) {
    if (!person.isHost || !held) return undefined
    return answer(room, person, frame, doAsHost(room, held, frame, now))
  }
  const outcome = frame.name === 'startFilm' ? startFilm(room, now) : limited(room, person, frame, now)
  return answer(room, person, frame, outcome)
}

function answer(room: Room, person: Seated, { name }: ClientFrame, outcome: Outcome): Step {
  if (typeof outcome !== 'string') return outcome
  const refusal = { name: 'refused', data: { to: name, why: outcome } } as const
  return { room, effects: [send([person.connection], refusal)] }
}

function limited<Name extends Limited>(
  room: Room,
  person: Seated,
  { name, data }: ClientFrame<Name>,
  now: number,
): Outcome {
  // The host leads the talk.
  if (person.isHost && name === 'say') return learnerDoes[name](room, person, data, now)
  const allowance = spend(rates[name], person.allowances[name], now)
  if (!allowance) return 'too-fast'
  const seated = { ...person, allowances: { ...person.allowances, [name]: allowance } }
  const spent = { ...room, people: new Map(room.people).set(person.seat, seated) }
  return learnerDoes[name](spent, seated, data, now)
}

/** What a frame of each name does, to a room as one who is in it, or to a class that is held. */
type Doing<Names extends keyof ClientData, Of> = {
  readonly [Name in Names]: (room: Room, of: Of, data: ClientData[Name], now: number) => Outcome
}

const learnerDoes: Doing<Limited, Seated> = {
  hand: (room, person, { isUp }) => raiseHand(room, person, isUp),
  react(room, person, { reaction }, now) {
    const reactions = spend(reactionRate, room.reactions, now)
    if (!reactions) return { room, effects: [] }
    const data = { seat: person.seat, reaction }
    return { room: { ...room, reactions }, effects: tellOf(room, person, { name: 'reacted', data }) }
  },
  say: (room, person, { text }, now) => say(room, person, text, now),
  ask: (room, person, { text }) => ask(room, person, text),
  vote: (room, person, data) => (room.held && vote(room, room.held, person, data)) ?? 'gone',
  hide,
  report,
}

/** Hands are for a host to see. */
function raiseHand(room: Room, person: Seated, isUp: boolean): Outcome {
  if (!room.held || person.isHost) return 'not-allowed'
  if (isUp && room.held.muted.has(person.accountId)) return 'muted'
  if (room.hands.includes(person.seat) === isUp) return { room, effects: [] }
  const others = room.hands.filter((seat) => seat !== person.seat)
  const changed = { ...room, hands: isUp ? [...others, person.seat] : others }
  return { room: changed, effects: tellHands(changed) }
}

const doAsHost = <Name extends HostsName>(
  room: Room,
  held: Held,
  { name, data }: ClientFrame<Name>,
  now: number,
): Outcome => hostDoes[name](room, held, data, now)

const hostDoes: Doing<HostsName, Held> = {
  setBoard: (room, held, { board }, now) => setBoard(room, held, board, now),
  setCaption: (room, held, { caption }) => setCaption(room, held, caption),
  lowerHand: (room, _held, { visitor }) => lowerHand(room, visitor),
  openChat: (room, held, { isOpen }) => openChat(room, held, isOpen),
  removeLine: (room, held, { id }) => removeLine(room, held, id),
  mute,
  remove: (room, held, { visitor }, now) => remove(room, held, visitor, now),
  removeRecent: (room, held, _data, now) => removeRecent(room, held, now),
  closeToNew: (room, held, { isClosed }) => closeToNew(room, held, isClosed),
  openPoll,
  closePoll,
  answered: (room, held, { id }) => answered(room, held, id),
  closeClass(room, _held, _data, now) {
    const closed = closeClass(room, now)
    return { ...closed, effects: [record({ kind: 'class-closed' }), ...closed.effects] }
  },
}

const isHosts = (frame: ClientFrame): frame is ClientFrame<HostsName> => frame.name in hostDoes
