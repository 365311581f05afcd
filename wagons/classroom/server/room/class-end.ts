import type { ClassEnd } from '#wagons/classroom/contract/classroom-frames.ts'
import { timeIn } from './known.ts'
import type { Held, Room, RoomPoll, Seated } from './room.ts'

const minute = 60_000

/** What a class that is closed came to: for a learner their own answers, for the host what is left of it. */
export function classEndFor(room: Room, held: Held, person: Seated, now: number): ClassEnd {
  const known = room.visitors.get(person.visitor)
  const minutes = Math.ceil((known ? timeIn(known, now) : 0) / minute)
  const polls = held.poll ? [...held.pastPolls, held.poll] : held.pastPolls
  if (!person.isHost) return { minutes, answers: answersOf(polls, person.accountId) }
  const { classId, questions } = held
  const unanswered = questions.map(({ nickname, text }) => ({ nickname, text }))
  return { minutes, host: { classId, polls: polls.map(countsOf), unanswered } }
}

function answersOf(polls: readonly RoomPoll[], accountId: string): NonNullable<ClassEnd['answers']> {
  const given = polls.filter(({ votes }) => votes.has(accountId))
  const judged = given.filter(isJudged)
  const right = judged.filter((poll) => poll.votes.get(accountId) === poll.right)
  return { given: given.length, judged: judged.length, right: right.length }
}

function countsOf(poll: RoomPoll): NonNullable<ClassEnd['host']>['polls'][number] {
  const { question, votes, right, reason } = poll
  const count = [...votes.values()].filter((vote) => vote === right).length
  return {
    question,
    votes: votes.size,
    ...(isJudged(poll) && { right: count, ...(reason !== undefined && { reason }) }),
  }
}

/** Whether its right answer was told. */
const isJudged = ({ right, isOpen }: RoomPoll): boolean => right !== undefined && !isOpen
