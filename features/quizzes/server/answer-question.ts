import type { answerQuestion as contract } from '#features/quizzes/contract.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { askedQuestion, type ChooseLanguage, firstLanguage, viewAttempt } from './attempt-view.ts'
import { findOption, languagesOf } from './question-options.ts'
import { type QuestionBank, rightOption } from './quizzes.content.ts'
import {
  type AttemptQuestion,
  findAttempt,
  hasBegun,
  type StoredAttempt,
  updateAttempt,
} from './records/attempt.store.ts'
import { insertCompletion } from './records/completion.store.ts'

interface Answer {
  readonly attemptId: string
  /** From 1 on. */
  readonly position: number
  readonly option: string
}

type Outcome = Output<typeof contract> | Refusal<RefusalCode<typeof contract> | 'invalid-input'>

/** The last right answer completes the module in the same transaction (S4.19). Sent twice, an answer counts once. */
export function answerQuestion(
  deps: { db: Db; clock: Clock; bank: QuestionBank },
  learner: LearnerId,
  answer: Answer,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome> {
  const grade = async (db: Db): Promise<Outcome> => {
    const attempt = await findAttempt(db, learner, answer.attemptId)
    if (!attempt) return refuse('unknown-attempt', 'You have no such attempt.', 'attemptId')
    const asked = attempt.questions[answer.position - 1]
    if (!asked) return refuse('invalid-input', 'The attempt has no such question.', 'position')
    if (answer.position > attempt.answered + 1) return notOpen()

    const question = await askedQuestion(db, deps.bank, attempt.moduleNumber, asked)
    const language = chooseLanguage(languagesOf(question))
    const chosen = findOption(question, language, answer.option)
    if (chosen === -1) return refuse('unknown-option', 'This is not one of the options.', 'option')

    const right = chosen === rightOption(question)
    const repeated = answer.position <= attempt.answered
    if (repeated && !right) return attempt.answered === attempt.questions.length ? finished() : notOpen()
    const now = deps.clock()
    const next = repeated ? attempt : right ? movedOn(attempt, asked, now) : withTried(attempt, asked, chosen)
    if (next !== attempt) await write(db, learner, attempt, next, { now, language })
    return {
      result: right ? 'right' : 'wrong',
      attempt: await viewAttempt(db, deps.bank, next, chooseLanguage),
    }
  }
  return inTransaction(deps.db, grade, { isolation: 'read committed', repeatable: true })
}

const notOpen = () => refuse('question-not-open', 'This is not the current question.', 'position')

const finished = () =>
  refuse('attempt-finished', 'All questions of this attempt have been answered.', 'attemptId')

const movedOn = (attempt: StoredAttempt, asked: AttemptQuestion, now: number): StoredAttempt => ({
  ...withQuestion(attempt, asked, { ...asked, answeredAt: now }),
  answered: attempt.answered + 1,
})

function withTried(attempt: StoredAttempt, asked: AttemptQuestion, chosen: number): StoredAttempt {
  if (asked.tried.includes(chosen)) return attempt
  return withQuestion(attempt, asked, { ...asked, tried: [...asked.tried, chosen] })
}

function withQuestion(attempt: StoredAttempt, asked: AttemptQuestion, now: AttemptQuestion): StoredAttempt {
  return { ...attempt, questions: attempt.questions.map((entry) => (entry === asked ? now : entry)) }
}

async function write(
  db: Db,
  learner: LearnerId,
  before: StoredAttempt,
  after: StoredAttempt,
  { now, language }: { readonly now: number; readonly language: string },
) {
  const begun = hasBegun(before) ? after : { ...after, language }
  if (!(await updateAttempt(db, before, begun, now))) throw new ChangedMeanwhileError()
  if (after.answered === after.questions.length)
    await insertCompletion(db, learner, { moduleNumber: after.moduleNumber, attemptId: after.id }, now)
}
