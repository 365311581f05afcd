import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, timestamp } from '#platform/contract/values.ts'

/**
 * With its key: the learner has answered these words rightly in a quiz. `right` is the place of the right option, from 0;
 * `isMissed`: in the quiz, or at the last review. It was answered last at `answeredAt` and is due at `dueAt` (ms).
 */
const reviewQuestion = z.object({
  id: z.string(),
  version: z.string(),
  isMissed: z.boolean(),
  answeredAt: timestamp,
  dueAt: timestamp,
  moduleNumber: z.int(),
  question: z.string(),
  /** In the order in which the learner saw them, the same in all languages. */
  options: z.array(z.string()),
  right: z.int(),
  explanation: z.string(),
  section: z.string(),
  language: languageCode,
  languages: z.array(languageCode),
})

/**
 * By the server's clock, in ms: `now` tells a device how far off its own is. `questions` are those that are due, missed ones
 * first, then those that are due next, so many that a device goes on for days without a connection: how many it asks in a
 * day is the device's part. `lately` has what was reviewed in the last 25 hours, which is the longest day there is.
 */
const review = z.object({
  now: timestamp,
  questions: z.array(reviewQuestion),
  lately: z.array(z.object({ questionId: z.string(), reviewedAt: timestamp })),
})

/** In ms, kept for the learner: when, and whether the answer was right. */
export const recordedReview = z.object({
  questionId: z.string(),
  reviewedAt: timestamp,
  isRight: z.boolean(),
})

export type ReviewQuestion = z.output<typeof reviewQuestion>
export type Review = z.output<typeof review>
export type RecordedReview = z.output<typeof recordedReview>

export const getReview = endpoint({
  method: 'GET',
  path: '/api/review',
  access: 'learner',
  summary: 'Read the questions that are due for review, and those that are due next',
  localized: true,
  output: review,
  errors: {},
})

/** Idempotent, in any order: answers may come late, from a device that had no connection. All are taken, or none. */
export const answerReview = endpoint({
  method: 'POST',
  path: '/api/review/answers',
  access: 'learner',
  summary: 'Answer questions that were due for review',
  localized: true,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          questionId: z.string().min(1).max(64),
          /** In whose words it was asked. */
          version: z.string().min(1).max(64),
          /** At most 30 days ago; a time in the future is taken as now. */
          reviewedAt: timestamp,
          option: z.string().min(1).max(500),
        }),
      )
      .min(1)
      .max(20),
  }),
  maxBodyBytes: 64 * 1024,
  output: review,
  errors: {
    /** Also for one that this learner has not answered yet, or not in this version. */
    'unknown-question': 404,
    'unknown-option': 400,
    'review-too-old': 400,
  },
})
