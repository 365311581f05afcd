import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languageCode, moduleNumberParam, questionPosition } from './values.ts'

/**
 * A question as a learner sees it before answering: never the answer, nor anything that gives it away.
 * `position` counts from 1; `hint` comes after a wrong answer, null before. `section` is the id of the heading
 * in the lesson that teaches it.
 */
const openQuestion = z.object({
  position: questionPosition,
  question: z.string(),
  options: z.array(z.string()),
  hint: z.string().nullable(),
  section: z.string(),
})

/** The question just answered, and why its answer is right. */
const answeredQuestion = z.object({
  position: questionPosition,
  question: z.string(),
  answer: z.string(),
  explanation: z.string(),
  section: z.string(),
})

/**
 * An attempt of a learner at the quiz of a module. `question` is the next one to answer; null when all are answered, and
 * then the module is completed. `answered` is the one before it, null at the first. `languages` are
 * those its words can be had in, `language` the one they are in; the order of the options is the same in all.
 */
const attempt = z.object({
  id: z.string(),
  moduleNumber: z.int(),
  /** How many questions it has: as many as the quiz had when it began. */
  questionCount: z.int(),
  question: openQuestion.nullable(),
  answered: answeredQuestion.nullable(),
  language: languageCode,
  languages: z.array(languageCode),
})

export type OpenQuestion = z.output<typeof openQuestion>
export type AnsweredQuestion = z.output<typeof answeredQuestion>
export type Attempt = z.output<typeof attempt>

/** Starts an attempt, or resumes the unfinished one, so that a reload goes on where it was. */
export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/modules/:moduleNumber/attempts',
  access: 'learner',
  summary: 'Start or resume an attempt at the quiz of a module',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  body: z.strictObject({}),
  output: z.object({ attempt }),
  errors: {},
})

/**
 * Grades one answer (S4.16 to S4.19). The last right
 * answer completes the module in the same transaction. `position` says which question was answered, so that
 * an answer sent twice counts once: a repeated right answer is `right` again and changes nothing.
 */
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
  }),
  output: z.object({ result: z.enum(['right', 'wrong']), attempt }),
  errors: {
    /** No such attempt, or another learner's: the two are not told apart. */
    'unknown-attempt': 404,
    /** The question at this position is not open yet, or was answered with another option. */
    'question-not-open': 409,
    /** The attempt has been finished, in another tab perhaps: the module is completed. */
    'attempt-finished': 409,
    /** The option is none of the question's. */
    'unknown-option': 400,
  },
})
