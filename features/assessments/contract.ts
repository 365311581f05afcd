import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, questionPosition, timestamp } from '#platform/contract/values.ts'

/** `before` the journey, which leads; `after` the ninth module, whose result is kept and may be shown. */
export const assessmentKind = z.enum(['before', 'after'])

const params = z.strictObject({ kind: assessmentKind })

/** Never the answer, not even of what was answered. “I don’t know yet” is the page’s, as the last option. */
const askedQuestion = z.object({
  /** Of this question in this check; it goes back with the answer. */
  id: z.string(),
  position: questionPosition,
  question: z.string(),
  options: z.array(z.string()),
})

/** `endsAt` by the server’s clock (ms): a final check is then over without a result, and a check before the journey is dropped. */
const running = z.object({
  id: z.string(),
  question: askedQuestion,
  endsAt: timestamp,
  language: languageCode,
  languages: z.array(languageCode),
})

/**
 * Of one that has ended. What was right is told of a final check alone, and once all of it is answered: less than that would be
 * a verdict on single answers.
 */
const result = z.object({
  tryNumber: z.int(),
  /** Null of a check before the journey, which judges nobody, and of one that was given up. */
  right: z.int().nullable(),
  questionCount: z.int(),
  /** False where it was given up. */
  isWhole: z.boolean(),
  endedAt: timestamp,
  /** The modules of which not every question was right; null as `right`. */
  open: z.array(z.int()).nullable(),
  /** Of a check before the journey: the first module of which not every question was right; null where there is none. */
  beginAt: z.int().nullable(),
})

/**
 * `absent`: this site has no forms. `locked`: the journey has begun, or is not at its end yet. `ended`: the last one is
 * over; another one may be begun at `opensAt`, if ever.
 */
const assessment = z.object({
  status: z.enum(['absent', 'locked', 'ready', 'running', 'ended']),
  questionCount: z.int(),
  /** How long it may take once it was begun, and how long one waits after it for another. */
  hours: z.int(),
  days: z.int(),
  opensAt: timestamp.nullable(),
  running: running.nullable(),
  /** In the order of the tries. */
  results: z.array(result),
  /** To be offered on the dashboard. */
  isOffered: z.boolean(),
  /** The learner wants the result to be seen on the certificate, its page and the badge. */
  isResultShown: z.boolean(),
})

export type AssessmentKind = z.output<typeof assessmentKind>
export type Assessment = z.output<typeof assessment>
export type AssessmentResult = z.output<typeof result>
export type AskedNow = z.output<typeof askedQuestion>

export const getAssessment = endpoint({
  method: 'GET',
  path: '/api/assessments/:kind',
  access: 'learner',
  summary: 'Read where the learner stands at a check of what they know',
  localized: true,
  params,
  output: assessment,
  errors: {},
})

/** One that is running is resumed. */
export const startAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:kind',
  access: 'learner',
  summary: 'Start or resume a check of what the learner knows',
  localized: true,
  params,
  output: assessment,
  errors: {
    'no-assessment': 404,
    /** For registered learners: a key could be found out with as many guests as one likes. */
    'email-missing': 409,
    /** One before the journey is for those who have hardly begun it. */
    'journey-begun': 409,
    'modules-missing': 409,
    /** The last one is less than seven days ago; `Retry-After` says how long. */
    'too-soon': 409,
    'assessment-done': 409,
  },
})

/** One answer to each question. Sent twice, an answer counts once. Nothing says whether it was right. */
export const answerAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:kind/answers',
  access: 'learner',
  summary: 'Answer the question that is open in a check',
  localized: true,
  params,
  body: z.strictObject({
    assessmentId: z.string().max(100),
    position: questionPosition,
    questionId: z.string().max(100),
    /** Null for “I don’t know yet”. */
    option: z.string().min(1).max(500).nullable(),
  }),
  output: assessment,
  errors: {
    /** Also for that of another learner. */
    'unknown-assessment': 404,
    /** Not open yet, or answered otherwise, in another tab or on another device. */
    'question-not-open': 409,
    /** The content has lost or changed it since it was asked. */
    'question-replaced': 409,
    'email-missing': 409,
    /** A check before the journey, and the journey has begun since. */
    'journey-begun': 409,
    'assessment-ended': 409,
    'unknown-option': 400,
  },
})

const choices = z.object({ isOfferDeclined: z.boolean(), isResultShown: z.boolean() })

export const saveAssessmentChoices = endpoint({
  method: 'PUT',
  path: '/api/assessments/choices',
  access: 'learner',
  summary: 'Decline the offer of a check, or choose whether its result may be shown to others',
  body: z.strictObject({ isOfferDeclined: z.boolean().optional(), isResultShown: z.boolean().optional() }),
  output: choices,
  errors: { 'email-missing': 409 },
})

/** What learners download of their checks. Without the key: what was right is in it as far as the page tells it. */
export const assessmentsExport = z.object({
  assessments: z.array(
    z.object({
      id: z.string(),
      kind: assessmentKind,
      tryNumber: z.int(),
      form: z.enum(['a', 'b']),
      language: z.string(),
      startedAt: timestamp,
      /** Null where it was given up or is running. */
      finishedAt: timestamp.nullable(),
      /** Null there, too, and of a check before the journey. */
      rightCount: z.int().nullable(),
      /** Those that were asked: `order` and `given` are indices into their own options; -1 for “I don’t know yet”. */
      questions: z.array(
        z.object({
          id: z.string(),
          moduleNumber: z.int(),
          order: z.array(z.int()),
          given: z.int().nullable(),
        }),
      ),
    }),
  ),
  offerDeclinedAt: timestamp.nullable(),
  resultShownSince: timestamp.nullable(),
})

export type AssessmentsExport = z.output<typeof assessmentsExport>
