import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { findOption, languagesOf } from '#features/quizzes/server/question-options.ts'
import { type Question, type QuestionBank, rightOption } from '#features/quizzes/server/quizzes.content.ts'
import { type FirstAnswer, listFirstAnswers, listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { answerReview as contract, RecordedReview } from '#features/review/contract.ts'
import type { Body, Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { type Clock, day, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { viewReview } from './get-review.ts'
import { deleteReviews, insertReviews, selectReviews } from './review.store.ts'
import { addToSums, type CountedReview } from './review-sums.store.ts'
import { dueReviews, spentReviews } from './schedule.ts'

/** More than five answers of each of several devices, sent one by one. */
const limit = { kind: 'review', max: 60, window: 10 * minute }
/** In ms. */
const oldest = 30 * day
/** Kept within a day of each other, of a question and of all: more than several devices send, so that rows stay few. */
const mostNear = { ofQuestion: 4, ofAll: 60 }
/** None comes with an earlier time, also where the clocks of two processes differ; in ms. */
const settledAfter = oldest + day
/** Removed at each call; the next one goes on. */
const mostRemoved = 100

type Answer = Body<typeof contract>['answers'][number]
type Code = RefusalCode<typeof contract> | 'too-many-requests'

/** Sent twice, an answer counts once. Changes no attempt and no completion. */
export async function answerReview(
  parts: { readonly db: Db; readonly clock: Clock; readonly bank: QuestionBank },
  learner: LearnerId,
  sent: readonly Answer[],
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Output<typeof contract> | Refusal<Code>> {
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('Too many answers.', wait)
  const { bank } = parts
  const now = parts.clock()
  const record = async (db: Db) => {
    const answers = await listFirstAnswers(db, learner)
    const stored = await selectReviews(db, learner)
    const known = new Map(
      answers.map(({ questionId, versions }) => [
        questionId,
        new Set(versions.map(({ version }) => version)),
      ]),
    )
    const askedOf = await readAsked(db, bank, sent)
    const graded: RecordedReview[] = []
    for (const [index, answer] of sent.entries()) {
      const asked = known.get(answer.questionId)?.has(answer.version) ? askedOf(answer) : undefined
      const review = grade(asked, answer, now, `answers.${index}`)
      if (review instanceof Refusal) return review
      graded.push(review)
    }
    const added = withoutTooMany(stored, graded)
    await insertReviews(db, learner, added)
    const reviews = [...stored, ...added].sort((one, other) => one.reviewedAt - other.reviewedAt)
    await deleteReviews(db, learner, spentOf(answers, reviews, now - settledAfter).slice(0, mostRemoved))
    return {
      view: await viewReview({ db, now, bank }, { answers, reviews }, chooseLanguage),
      due: newlyDue(answers, stored, added),
    }
  }
  const outcome = await inTransaction(parts.db, record, { repeatable: true })
  if (outcome instanceof Refusal) return outcome
  // Not within: all learners write the same few rows.
  await addToSums(parts.db, outcome.due)
  return outcome.view
}

/** In the version that the device has asked, whatever the content has by now. */
async function readAsked(db: Db, bank: QuestionBank, sent: readonly Answer[]) {
  const present = [...bank.values()].flat()
  const isAsked = ({ questionId, version }: Answer) => {
    return (question: Question) => question.id === questionId && question.version === version
  }
  const former = sent.filter((answer) => !present.some(isAsked(answer)))
  const versions = await listVersions(db, [...new Set(former.map(({ questionId }) => questionId))])
  return (answer: Answer) => [...present, ...versions].find(isAsked(answer))
}

function grade(
  question: Question | undefined,
  { questionId, reviewedAt, option }: Answer,
  now: number,
  field: string,
): RecordedReview | Refusal<Code> {
  if (!question)
    return refuse('unknown-question', 'You have answered no such question.', `${field}.questionId`)
  if (reviewedAt < now - oldest)
    return refuse('review-too-old', 'This was more than 30 days ago.', `${field}.reviewedAt`)
  const [language = ''] = languagesOf(question)
  const chosen = findOption(question, language, option)
  if (chosen === -1) return refuse('unknown-option', 'This is not one of the options.', `${field}.option`)
  return { questionId, reviewedAt: Math.min(reviewedAt, now), isRight: chosen === rightOption(question) }
}

/** Those to add to what is stored. */
function withoutTooMany(stored: readonly RecordedReview[], reviews: readonly RecordedReview[]) {
  const added: RecordedReview[] = []
  for (const review of reviews) {
    const distance = ({ reviewedAt }: RecordedReview) => Math.abs(reviewedAt - review.reviewedAt)
    const near = [...stored, ...added].filter((known) => distance(known) < day)
    const ofQuestion = near.filter(({ questionId }) => questionId === review.questionId)
    if (ofQuestion.some((known) => distance(known) === 0)) continue
    if (near.length < mostNear.ofAll && ofQuestion.length < mostNear.ofQuestion) added.push(review)
  }
  return added
}

/** Of those added the ones that were due, with how long the learner had to remember. */
function newlyDue(
  answers: readonly FirstAnswer[],
  stored: readonly RecordedReview[],
  added: readonly RecordedReview[],
): CountedReview[] {
  const isNew = new Set(added)
  const byQuestion = Map.groupBy([...stored, ...added], ({ questionId }) => questionId)
  return answers
    .flatMap(({ questionId, answeredAt }) => dueReviews(answeredAt, byQuestion.get(questionId) ?? []))
    .filter(({ review }) => isNew.has(review))
    .map(({ review: { reviewedAt, isRight }, days }) => ({ reviewedAt, isRight, days }))
}

/** The order in which questions come, and when, is the same without them (decision 73). */
function spentOf(answers: readonly FirstAnswer[], reviews: readonly RecordedReview[], settled: number) {
  const byQuestion = Map.groupBy(reviews, ({ questionId }) => questionId)
  return answers.flatMap(({ questionId, answeredAt }) =>
    spentReviews(answeredAt, byQuestion.get(questionId) ?? [], settled),
  )
}
