import { randomUUID } from 'node:crypto'
import type { startAttempt as contract } from '#features/quizzes/contract.ts'
import type { Body, Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuseUntil } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { type ChooseLanguage, firstLanguage, viewAttempt, viewPaper } from './attempt-view.ts'
import { findOption, languagesOf, type RandomIndex, shuffledIndices } from './question-options.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'
import {
  findOpenAttempt,
  hasAttempt,
  hasBegun,
  insertAttempt,
  renewAttempt,
  type StoredAttempt,
} from './records/attempt.store.ts'
import { removeSpentAttempts } from './remove-spent-attempts.ts'

/** How often one learner may take the quiz of a module again, in ms. */
export const attemptLimit = { kind: 'attempt', max: 20, window: day }

/**
 * The unfinished one is resumed, its option order unchanged. Two that start at once get the same attempt. Refused is only
 * a new one of a learner who has begun this quiz again and again; each new one makes room for itself (decision 73). What no
 * answer has begun takes today's words: it may have been drawn long ago (decision 90).
 */
export async function startAttempt(
  { db, clock, bank, randomIndex }: Pick<Parts, 'db' | 'clock' | 'bank' | 'randomIndex'>,
  learner: LearnerId,
  moduleNumber: number,
  chooseLanguage: ChooseLanguage = firstLanguage,
  { paper = false, first = [] }: Body<typeof contract> = {},
): Promise<Output<typeof contract> | Refusal<RefusalCode<typeof contract>>> {
  let attempt = await findOpenAttempt(db, learner, moduleNumber)
  if (!attempt) {
    const wait = await makeRoom({ db, clock }, learner, moduleNumber)
    if (wait !== undefined)
      return refuseUntil('too-many-attempts', 'You have begun this quiz very often today.', wait)
    const language = chooseLanguage(languagesIn(bank.get(moduleNumber) ?? []))
    const drawn = newAttempt(bank, moduleNumber, randomIndex, language)
    await insertAttempt(db, learner, withFirstAsSeen(drawn, bank, first))
    attempt = await findOpenAttempt(db, learner, moduleNumber)
  } else if (!hasBegun(attempt)) {
    const renewed = withWordsOfToday(attempt, newAttempt(bank, moduleNumber, randomIndex, attempt.language))
    if (renewed !== attempt)
      attempt = (await renewAttempt(db, attempt, renewed))
        ? renewed
        : await findOpenAttempt(db, learner, moduleNumber)
  }
  if (!attempt) throw new Error('an attempt was started and finished within the same millisecond')
  const view = await viewAttempt(db, bank, attempt, chooseLanguage)
  return { attempt: view, ...(paper && { paper: await viewPaper(db, bank, attempt, view.language) }) }
}

/** What a device may have kept of it stays as it is: the options of a question whose words are the same, in their order. */
function withWordsOfToday(attempt: StoredAttempt, fresh: StoredAttempt): StoredAttempt {
  const known = new Map(attempt.questions.map((asked) => [`${asked.id} ${asked.version}`, asked]))
  const questions = fresh.questions.map((asked) => known.get(`${asked.id} ${asked.version}`) ?? asked)
  const isSame =
    questions.length === attempt.questions.length &&
    questions.every((asked, index) => asked === attempt.questions[index])
  return isSame ? attempt : { ...attempt, questions }
}

/** Words that are not those of its options change nothing. */
function withFirstAsSeen(attempt: StoredAttempt, bank: QuestionBank, seen: readonly string[]): StoredAttempt {
  const [question] = bank.get(attempt.moduleNumber) ?? []
  const [asked, ...others] = attempt.questions
  if (!question || !asked) return attempt
  const order = seen.map((option) => findOption(question, question.language, option))
  const isWhole = order.length === asked.order.length && asked.order.every((index) => order.includes(index))
  return isWhole ? { ...attempt, questions: [{ ...asked, order }, ...others] } : attempt
}

/** Undefined if a new one may begin, else the seconds until then. Who begins a module for the first time costs no more. */
async function makeRoom(parts: Pick<Parts, 'db' | 'clock'>, learner: LearnerId, moduleNumber: number) {
  if (!(await hasAttempt(parts.db, learner, moduleNumber))) return undefined
  const wait = await admitRequest(parts, attemptLimit, [learner, String(moduleNumber)])
  if (wait === undefined) await removeSpentAttempts(parts.db, { accountId: learner, moduleNumber })
  return wait
}

const languagesIn = ([first]: readonly Question[]) => (first ? languagesOf(first) : [])

function newAttempt(
  bank: QuestionBank,
  moduleNumber: number,
  randomIndex: RandomIndex,
  language: string | null,
): StoredAttempt {
  const questions = (bank.get(moduleNumber) ?? []).map(({ id, version, options }) => ({
    id,
    version,
    order: shuffledIndices(options.length, randomIndex),
    tried: [],
  }))
  return { id: randomUUID(), moduleNumber, questions, answered: 0, language }
}
