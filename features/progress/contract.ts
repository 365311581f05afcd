import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { maxEmailLength } from '#platform/contract/plain-text.ts'
import { moduleNumber, questionPosition } from '#platform/contract/values.ts'

/** Runs from module 1 on: `completedCount` of completed modules, `classProgress` also of attended (S4.26, S4.27). */
const progress = z.object({
  completedModules: z.array(z.int()),
  attendedModules: z.array(z.int()),
  /** Those of `attendedModules` whose lesson was read, and whose class was not visited. */
  lessonModules: z.array(z.int()),
  /** Whose film was watched to its end; it opens nothing. */
  filmModules: z.array(z.int()),
  /** Whose exercise is done; it opens nothing. Empty on a site without exercises. */
  practisedModules: z.array(z.int()),
  /** Quizzes under way: the question that is open, of how many. Not those at their first one. */
  openQuizzes: z.array(
    z.object({ moduleNumber: z.int(), position: questionPosition, questionCount: z.int() }),
  ),
  completedCount: z.int().min(0),
  classProgress: z.int().min(0),
  latestModule: z.int().nullable(),
})

export type Progress = z.output<typeof progress>

/** Zero and empty for a learner without progress (S7.20). */
export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'learner',
  summary: 'Read your own progress',
  output: z.object({ progress }),
  errors: {},
})

/** Idempotent; only after a passed attempt (S7.23). Another learner's e-mail is refused. */
export const recordCompletion = endpoint({
  method: 'POST',
  path: '/api/progress',
  access: 'learner',
  summary: 'Record the completion of a module whose quiz has been passed',
  body: z.strictObject({ moduleNumber, email: z.string().max(maxEmailLength).optional() }),
  output: z.object({ progress }),
  errors: { 'not-own-email': 403, 'module-not-passed': 409 },
})
