import type { ClientData, Poll } from '#wagons/classroom/contract/classroom-frames.ts'
import { setCaption } from './board.ts'
import { audit, type Effect, type Held, type Room, type RoomPoll, type Seated, type Step } from './room.ts'
import { tell } from './visibility.ts'

/** In ms: counts of many voters at once go out together. */
const countsEvery = 500
/** Of those that are over, for the end of the class. */
const mostPast = 50

/** Learners see no counts while others may still follow them, and no one which option is right, and why. */
export function pollFor(poll: RoomPoll, viewer: Pick<Seated, 'isHost'>): Poll {
  const { id, question, options, isOpen, votes, left, right, reason } = poll
  const counts = options.map((_, index) => [...votes.values()].filter((vote) => vote === index).length)
  return {
    id,
    question,
    options: [...options],
    isOpen,
    votes: votes.size,
    left,
    ...((viewer.isHost || !isOpen) && { counts }),
    ...(!isOpen && right !== undefined && { right }),
    ...(!isOpen && reason !== undefined && { reason }),
  }
}

/** What the host said before it goes, for that may have been a question too: learners have one at a time. */
export function openPoll(room: Room, held: Held, asked: ClientData['openPoll']): Step | 'not-allowed' {
  const { right, reason, options } = asked
  if (right === undefined ? reason !== undefined : right >= options.length) return 'not-allowed'
  const id = held.lastPoll + 1
  const poll = { ...asked, id, isOpen: true, votes: new Map(), left: 0, isStale: false, sentAt: 0 }
  const silence = setCaption(room, held, '')
  const opened = {
    ...silence.room,
    held: { ...held, caption: '', poll, lastPoll: id, pastPolls: pastWith(held) },
  }
  return {
    room: opened,
    effects: [
      ...silence.effects,
      ...tellPoll(opened, poll),
      audit('class-poll-opened', { detail: asked.question }),
    ],
  }
}

const pastWith = ({ pastPolls, poll }: Held): readonly RoomPoll[] =>
  poll ? [...pastPolls, poll].slice(-mostPast) : pastPolls

/** Once more, and it is taken away. */
export function closePoll(room: Room, held: Held): Step {
  const { poll } = held
  if (!poll) return { room, effects: [] }
  const closed = poll.isOpen
    ? { ...poll, left: leftOf(room, poll), isOpen: false, isStale: false }
    : undefined
  const pastPolls = closed ? held.pastPolls : pastWith(held)
  const next = { ...room, held: { ...held, poll: closed, pastPolls } }
  const closes = closed ? [audit('class-poll-closed', { detail: poll.question })] : []
  return { room: next, effects: [...tellPoll(next, closed), ...closes] }
}

/** It may be changed while the poll is open. Undefined for what cannot be voted for. */
export function vote(room: Room, held: Held, person: Seated, data: ClientData['vote']): Step | undefined {
  const { poll } = held
  if (!poll?.isOpen || poll.id !== data.poll || data.option >= poll.options.length) return undefined
  const votes = new Map(poll.votes).set(person.accountId, data.option)
  return { room: { ...room, held: { ...held, poll: { ...poll, votes, isStale: true } } }, effects: [] }
}

export function sendCounts(room: Room, now: number): Step {
  const poll = room.held?.poll
  if (!room.held || !poll || now - poll.sentAt < countsEvery) return { room, effects: [] }
  const left = leftOf(room, poll)
  if (!poll.isStale && left === poll.left) return { room, effects: [] }
  const sent = { ...poll, left, isStale: false, sentAt: now }
  return { room: { ...room, held: { ...room.held, poll: sent } }, effects: tellPoll(room, sent) }
}

/** What they answered counts, and the people who are here are fewer. */
function leftOf({ people }: Room, { votes }: RoomPoll): number {
  const here = new Set([...people.values()].map(({ accountId }) => accountId))
  return [...votes.keys()].filter((voter) => !here.has(voter)).length
}

function tellPoll(room: Room, poll: RoomPoll | undefined): Effect[] {
  return [true, false].flatMap((isHost) => {
    const people = [...room.people.values()].filter((person) => person.isHost === isHost)
    return tell(people, { name: 'poll', data: poll ? { poll: pollFor(poll, { isHost }) } : {} })
  })
}
