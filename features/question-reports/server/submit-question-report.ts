import { randomUUID } from 'node:crypto'
import type {
  submitQuestionReport as contract,
  ReportedQuestion,
} from '#features/question-reports/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf } from '#features/quizzes/server/question-options.ts'
import { findAnswered, hasAnswered, listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Outcome, type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { insertReport } from './question-report.store.ts'

/** More than anyone has to say, and few to read. */
const limit = { kind: 'question-report', max: 20, window: 10 * minute }

/** A `position` counts from 1, in the learner's latest attempt in which it was answered. */
type Submission = Body<typeof contract> & { readonly moduleNumber: number }

export async function submitQuestionReport(
  parts: Pick<Parts, 'db' | 'clock'>,
  learner: LearnerId,
  { moduleNumber, asked: reported, reason, words }: Submission,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome<typeof contract> | Refusal<'too-many-requests'>> {
  const { db, clock } = parts
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('Too many reports about questions.', wait)
  const asked = await findAsked(db, learner, moduleNumber, reported)
  if (!asked) return refuse('question-not-answered', 'You have not answered this question yet.', 'asked')
  const { id: questionId, version } = asked
  const question = (await listVersions(db, [questionId])).find((one) => one.version === version)
  const language = question ? chooseLanguage(languagesOf(question)) : ''
  const report = { id: randomUUID(), questionId, version, moduleNumber, language, reason, words }
  return (await insertReport(db, learner, report, clock()))
    ? { reported: true }
    : refuse('already-reported', 'You have reported this question before.', 'asked')
}

async function findAsked(db: Db, learner: LearnerId, moduleNumber: number, asked: ReportedQuestion) {
  if ('position' in asked) return findAnswered(db, learner, moduleNumber, asked.position)
  return (await hasAnswered(db, learner, { moduleNumber, ...asked })) ? asked : undefined
}
