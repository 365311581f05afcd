import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, moduleNumberParam, questionPosition, timestamp } from '#platform/contract/values.ts'

/**
 * Never the answer. `tried` are the places, counted from 0, of the options that were wrong; `hint` is null before a wrong
 * answer; `section` is the id of a heading in the lesson.
 */
const openQuestion = z.object({
  position: questionPosition,
  question: z.string(),
  options: z.array(z.string()),
  tried: z.array(z.int()),
  hint: z.string().nullable(),
  section: z.string(),
})

const answeredQuestion = z.object({
  position: questionPosition,
  question: z.string(),
  answer: z.string(),
  explanation: z.string(),
  section: z.string(),
})

/** `question` is null when all are answered. The order of options is the same in all languages. */
const attempt = z.object({
  id: z.string(),
  moduleNumber: z.int(),
  /** How many questions it has: as many as the quiz had when it began. */
  questionCount: z.int(),
  question: openQuestion.nullable(),
  answered: answeredQuestion.nullable(),
  /** How many questions were right at once: only once all are answered, and where it is good news (S9.9). */
  firstTries: z.int().nullable(),
  language: languageCode,
  languages: z.array(languageCode),
})

/** Of all questions at once, for a learner without a connection: what is on screen before the first answer, and no more. */
const paper = z.array(openQuestion.pick({ question: true, options: true, section: true }))

export type Paper = z.output<typeof paper>
export type OpenQuestion = z.output<typeof openQuestion>
export type AnsweredQuestion = z.output<typeof answeredQuestion>
export type Attempt = z.output<typeof attempt>

export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/modules/:moduleNumber/attempts',
  access: 'learner',
  summary: 'Start or resume an attempt at the quiz of a module',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  /**
   * `paper`: with all of its questions. It begins with its first answer (decision 90). `first`: the options of its first
   * question in the order in which a visitor has seen them, which a new one keeps (decision 89).
   */
  body: z.strictObject({
    paper: z.boolean().optional(),
    first: z.array(z.string().max(500)).max(4).optional(),
  }),
  output: z.object({ attempt, paper: paper.optional() }),
  errors: {
    /** No new one for now; one that is open is resumed at any time. */
    'too-many-attempts': 429,
  },
})

/** S4.16 to S4.19. The last right answer completes the module; a repeated right answer changes nothing. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/attempts/:attemptId/answers',
  access: 'learner',
  summary: 'Answer the current question of an attempt',
  localized: true,
  params: z.strictObject({ attemptId: z.uuid() }),
  body: z.strictObject({
    position: questionPosition,
    option: z.string().min(1).max(500),
    /** It was given while there was no connection, and waited on the device. */
    isLate: z.literal(true).optional(),
  }),
  output: z.object({ result: z.enum(['right', 'wrong']), attempt }),
  errors: {
    /** Also for another learner's attempt. */
    'unknown-attempt': 404,
    /** Not open yet, or answered with another option. */
    'question-not-open': 409,
    'attempt-finished': 409,
    'unknown-option': 400,
  },
})

/** What learners download of their attempts. */
export const quizzesExport = z.object({
  /** Indices into the question's own options: `order` as shown, `tried` the wrong ones tried. */
  attempts: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      answered: z.int(),
      /** Null before the first answer. */
      startedAt: timestamp.nullable(),
      passedAt: timestamp.nullable(),
      /** It began in; null when that was not kept yet. */
      language: z.string().nullable(),
      questions: z.array(
        z.object({
          id: z.string(),
          version: z.string(),
          order: z.array(z.int()),
          tried: z.array(z.int()),
          /** Null while it is open, and when that was not kept yet. */
          answeredAt: timestamp.nullable(),
        }),
      ),
    }),
  ),
  completions: z.array(
    z.object({
      moduleNumber: z.int(),
      attemptId: z.string(),
      completedAt: timestamp,
      recordedAt: timestamp,
    }),
  ),
})

export type QuizzesExport = z.output<typeof quizzesExport>
