import { z } from 'zod'
import { type Body, endpoint } from '#platform/contract/endpoint.ts'
import {
  cursor,
  filledLine,
  languageCode,
  line,
  moduleNumberParam,
  questionPosition,
  timestamp,
} from '#platform/contract/values.ts'

export const reportReasons = ['wrong-answer', 'unclear', 'wrong-fact', 'language', 'other'] as const
export const reportStatuses = ['open', 'answered', 'closed'] as const

export type ReportReason = (typeof reportReasons)[number]
export type ReportStatus = (typeof reportStatuses)[number]

/** Of what a learner writes, and of the reply. */
export const maxReportLength = 300

const reason = z.enum(reportReasons)
const status = z.enum(reportStatuses)

/** `closed` is without a reply; `handledAt` (ms) is null while it is open. */
const report = z.object({
  reportedAt: timestamp,
  moduleNumber: z.int(),
  reason,
  words: z.string(),
  status,
  reply: z.string().nullable(),
  handledAt: timestamp.nullable(),
})

export const storedReport = report.extend({
  questionId: z.string(),
  version: z.string(),
  language: languageCode,
})
export type StoredReport = z.output<typeof storedReport>
export type ReportedQuestion = Body<typeof submitQuestionReport>['asked']

const ownReport = report.extend({ question: z.string() })
export type OwnReport = z.output<typeof ownReport>

/** Once for each version of a question which the learner has answered: that at `position` of the quiz, or the one reviewed. */
export const submitQuestionReport = endpoint({
  method: 'POST',
  path: '/api/modules/:moduleNumber/question-reports',
  access: 'learner',
  summary: 'Report that something is wrong with a question you have answered',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  body: z.strictObject({
    asked: z.union([
      z.strictObject({ position: questionPosition }),
      z.strictObject({ id: z.string().min(1).max(64), version: z.string().min(1).max(64) }),
    ]),
    reason,
    words: line(maxReportLength),
  }),
  output: z.object({ reported: z.literal(true) }),
  errors: {
    'question-not-answered': 409,
    'already-reported': 409,
  },
})

/** Latest first. */
export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/question-reports',
  access: 'learner',
  summary: 'List what you have reported about questions, and the replies',
  localized: true,
  output: z.object({ reports: z.array(ownReport) }),
  errors: {},
})

/** In `language`, as the learner read it. `email` null once the account has none. */
const deskReport = storedReport.extend({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  inUse: z.boolean(),
  accountId: z.string(),
  email: z.string().nullable(),
})

export type DeskReport = z.output<typeof deskReport>

/** Open ones the oldest first, others the latest first; fifty a page. */
export const listQuestionReports = endpoint({
  method: 'GET',
  path: '/api/operator/question-reports',
  access: 'operator',
  summary: 'List what learners report about questions',
  query: z.strictObject({ status: status.optional(), cursor: cursor.optional() }),
  output: z.object({ reports: z.array(deskReport), next: cursor.nullable() }),
  errors: {},
})

const reportParams = z.strictObject({ reportId: z.uuid() })
const errors = {
  'unknown-report': 404,
  /** Answered or closed by now. */
  'report-not-open': 409,
} as const

/** The learner reads the reply on the account page. */
export const answerQuestionReport = endpoint({
  method: 'PUT',
  path: '/api/operator/question-reports/:reportId/reply',
  access: 'operator',
  summary: 'Reply to a report about a question',
  params: reportParams,
  body: z.strictObject({ reply: filledLine(maxReportLength) }),
  output: z.object({ status }),
  errors,
})

export const closeQuestionReport = endpoint({
  method: 'PUT',
  path: '/api/operator/question-reports/:reportId/closed',
  access: 'operator',
  summary: 'Close a report about a question without a reply',
  params: reportParams,
  output: z.object({ status }),
  errors,
})
