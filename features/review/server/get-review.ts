import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf, wordsIn } from '#features/quizzes/server/question-options.ts'
import {
  findQuestion,
  type Question,
  type QuestionBank,
  rightOption,
  sameAnswer,
} from '#features/quizzes/server/quizzes.content.ts'
import { type FirstAnswer, listFirstAnswers, listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { RecordedReview, Review, ReviewQuestion } from '#features/review/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { type Clock, day, hour } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectReviews } from './review.store.ts'
import { type Candidate, type Ordered, orderForReview } from './schedule.ts'

/** The longest that a day has, in ms: clocks are put back. */
const longestDay = day + hour

/** Only what the learner has answered rightly in a quiz. */
export async function getReview(
  { db, clock, bank }: { db: Db; clock: Clock; bank: QuestionBank },
  learner: LearnerId,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Review> {
  const [answers, reviews] = await Promise.all([listFirstAnswers(db, learner), selectReviews(db, learner)])
  return viewReview({ db, now: clock(), bank }, { answers, reviews }, chooseLanguage)
}

interface Answered {
  readonly answers: readonly FirstAnswer[]
  /** In the order of time. */
  readonly reviews: readonly RecordedReview[]
}

export async function viewReview(
  { db, now, bank }: { db: Db; now: number; bank: QuestionBank },
  { answers, reviews }: Answered,
  chooseLanguage: ChooseLanguage,
): Promise<Review> {
  const byQuestion = Map.groupBy(reviews, ({ questionId }) => questionId)
  const known = await findKnown(db, bank, answers)
  const candidates = known.map((each) => ({ ...each, reviews: byQuestion.get(each.questionId) ?? [] }))
  return {
    now,
    questions: orderForReview(candidates, now).map((each) => viewQuestion(each, chooseLanguage)),
    lately: reviews
      .filter(({ reviewedAt }) => reviewedAt > now - longestDay)
      .map(({ questionId, reviewedAt }) => ({ questionId, reviewedAt })),
  }
}

type Known = FirstAnswer & { readonly question: Question; readonly order: readonly number[] }

/**
 * In the present words where the learner has answered these, else in those answered last: of other words the learner does
 * not know the key. What the content has no more, or has another right answer for, is asked no more.
 */
async function findKnown(db: Db, bank: QuestionBank, answers: readonly FirstAnswer[]): Promise<Known[]> {
  const found = answers.flatMap((answer) => {
    const present = findQuestion(bank, answer)
    const asked =
      answer.versions.find(({ version }) => version === present?.version) ?? answer.versions.at(-1)
    return present && asked ? [{ answer, present, asked }] : []
  })
  const former = found.filter(({ present, asked }) => asked.version !== present.version)
  const versions = await listVersions(
    db,
    former.map(({ present }) => present.id),
  )
  return found.flatMap(({ answer, present, asked }) => {
    const question = [present, ...versions].find(
      ({ id, version }) => id === present.id && version === asked.version,
    )
    const isKnown = question && sameAnswer(question.answer, present.answer)
    return isKnown ? [{ ...answer, question, order: asked.order }] : []
  })
}

function viewQuestion(
  { candidate, isMissed, answeredAt, dueAt }: Ordered<Known & Candidate>,
  choose: ChooseLanguage,
): ReviewQuestion {
  const { question, order, moduleNumber } = candidate
  const languages = languagesOf(question)
  const language = choose(languages)
  const words = wordsIn(question, language)
  return {
    id: question.id,
    version: question.version,
    isMissed,
    answeredAt,
    dueAt,
    moduleNumber,
    question: words.question,
    options: order.flatMap((index) => words.options[index] ?? []),
    right: order.indexOf(rightOption(question)),
    explanation: words.explanation,
    section: question.section,
    language,
    languages,
  }
}
