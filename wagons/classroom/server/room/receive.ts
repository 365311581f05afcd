import type { ReceivedByServer } from '#wagons/classroom/contract/classroom-codec.ts'
import type { ClientFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { type Rate, spend } from './allowance.ts'
import { answered, ask } from './asking.ts'
import { setBoard, setCaption, startFilm } from './board.ts'
import { openChat, removeLine, say, type WhyNot } from './chat.ts'
import { leaveRoom, tellHands } from './entering.ts'
import { move } from './floor.ts'
import { closeClass } from './holding.ts'
import { closeToNew, remove, removeRecent } from './keeping-out.ts'
import { closePoll, openPoll, vote } from './poll.ts'
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

type Why = WhyNot | 'too-fast' | 'gone'
type Outcome = Step | Why
type Received<Name> = Extract<ClientFrame, { name: Name }>

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
    return answer(room, person, frame, hostDoes(room, held, frame, now))
  }
  return answer(room, person, frame, limited(room, person, frame, now))
}

function answer(room: Room, person: Seated, { name }: ClientFrame, outcome: Outcome): Step {
  if (typeof outcome !== 'string') return outcome
  const refusal = { name: 'refused', data: { to: name, why: outcome } } as const
  return { room, effects: [send([person.connection], refusal)] }
}

function limited(room: Room, person: Seated, frame: LearnersFrame, now: number): Outcome {
  if (frame.name === 'startFilm') return startFilm(room, now)
  // The host leads the talk.
  if (person.isHost && frame.name === 'say') return say(room, person, frame.data.text, now)
  const { name } = frame
  const allowance = spend(rates[name], person.allowances[name], now)
  if (!allowance) return 'too-fast'
  const seated = { ...person, allowances: { ...person.allowances, [name]: allowance } }
  const spent = { ...room, people: new Map(room.people).set(person.seat, seated) }
  return learnerDoes(spent, seated, frame, now)
}

function learnerDoes(
  room: Room,
  person: Seated,
  frame: Exclude<LearnersFrame, { name: 'startFilm' }>,
  now: number,
): Outcome {
  switch (frame.name) {
    case 'hand':
      return raiseHand(room, person, frame.data.isUp)
    case 'react': {
      const reactions = spend(reactionRate, room.reactions, now)
      if (!reactions) return { room, effects: [] }
      const data = { seat: person.seat, reaction: frame.data.reaction }
      return { room: { ...room, reactions }, effects: tellOf(room, person, { name: 'reacted', data }) }
    }
    case 'say':
      return say(room, person, frame.data.text, now)
    case 'ask':
      return ask(room, person, frame.data.text)
    case 'vote':
      return (room.held && vote(room, room.held, person, frame.data)) ?? 'gone'
    case 'hide':
      return hide(room, person, frame.data)
    case 'report':
      return report(room, person, frame.data)
  }
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

function hostDoes(room: Room, held: Held, frame: HostsFrame, now: number): Outcome {
  switch (frame.name) {
    case 'setBoard':
      return setBoard(room, held, frame.data.board, now)
    case 'setCaption':
      return setCaption(room, held, frame.data.caption)
    case 'lowerHand':
      return lowerHand(room, frame.data.visitor)
    case 'openChat':
      return openChat(room, held, frame.data.isOpen)
    case 'removeLine':
      return removeLine(room, held, frame.data.id)
    case 'mute':
      return mute(room, held, frame.data)
    case 'remove':
      return remove(room, held, frame.data.visitor)
    case 'removeRecent':
      return removeRecent(room, held, now)
    case 'closeToNew':
      return closeToNew(room, held, frame.data.isClosed)
    case 'openPoll':
      return openPoll(room, held, frame.data)
    case 'closePoll':
      return closePoll(room, held)
    case 'answered':
      return answered(room, held, frame.data.id)
    case 'closeClass': {
      const closed = closeClass(room)
      return { ...closed, effects: [record({ kind: 'class-closed' }), ...closed.effects] }
    }
  }
}

const hostsNames = [
  'setBoard',
  'setCaption',
  'lowerHand',
  'openChat',
  'removeLine',
  'mute',
  'remove',
  'openPoll',
  'closePoll',
  'answered',
  'closeClass',
  'closeToNew',
  'removeRecent',
] as const

type HostsFrame = Received<(typeof hostsNames)[number]>
type LearnersFrame = Exclude<ClientFrame, HostsFrame | { name: 'enter' | 'leave' }>

const isHosts = (frame: ClientFrame): frame is HostsFrame =>
  (hostsNames as readonly string[]).includes(frame.name)
