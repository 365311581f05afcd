import { noLink } from '#platform/contract/plain-text.ts'
import type { AskedQuestion } from '#wagons/classroom/contract/classroom-frames.ts'
import { audit, type Effect, type Held, hostSeat, type Room, type Seated, type Step } from './room.ts'
import { tell } from './visibility.ts'

const mostQuestions = 100
const mostOfOne = 3

/** Into the host's queue, which the host alone reads. */
export function ask(
  room: Room,
  person: Seated,
  text: string,
): Step | 'muted' | 'chat-closed' | 'not-allowed' | 'too-fast' {
  const { held } = room
  if (!held) return 'chat-closed'
  if (held.muted.has(person.accountId)) return 'muted'
  if (person.isHost || !noLink.test(text)) return 'not-allowed'
  const own = held.questions.filter(({ accountId }) => accountId === person.accountId)
  if (own.length >= mostOfOne || held.questions.length >= mostQuestions) return 'too-fast'
  const id = held.lastQuestion + 1
  const { seat, nickname, accountId } = person
  const questions = [...held.questions, { id, seat, nickname, text, accountId }]
  const asked = { ...room, held: { ...held, questions, lastQuestion: id } }
  return { room: asked, effects: tellQuestions(asked, accountId) }
}

export function answered(room: Room, held: Held, id: number): Step | 'gone' {
  const question = held.questions.find((one) => one.id === id)
  if (!question) return 'gone'
  const changed = { ...room, held: { ...held, questions: held.questions.filter((one) => one !== question) } }
  const { accountId, text } = question
  const done = audit('class-question-answered', { accountId, detail: text })
  return { room: changed, effects: [...tellQuestions(changed, accountId), done] }
}

/** All of them to the host, to learners their own. */
export const questionsFor = ({ held }: Room, viewer: Seated): AskedQuestion[] =>
  (held?.questions ?? [])
    .filter(({ accountId }) => viewer.isHost || accountId === viewer.accountId)
    .map(({ id, seat, nickname, text }) => ({
      id,
      seat,
      text,
      nickname: viewer.isHost ? nickname : viewer.ownNickname,
    }))

function tellQuestions(room: Room, owner: string): Effect[] {
  const concerned = [...room.people.values()].filter(
    ({ seat, accountId }) => seat === hostSeat || accountId === owner,
  )
  return concerned.flatMap((person) =>
    tell([person], { name: 'questions', data: { questions: questionsFor(room, person) } }),
  )
}
