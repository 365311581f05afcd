import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maxEmailLength } from './plain-text.ts'
import { moduleNumber } from './values.ts'

/**
 * How far a learner has come. `completedCount` is the unbroken run of completed modules from module 1,
 * `classProgress` that of modules completed or attended: both from 0 to the number of modules (S4.26, S4.27).
 * `latestModule` is the module completed last, null before the first.
 */
const progress = z.object({
  completedModules: z.array(z.int()),
  attendedModules: z.array(z.int()),
  completedCount: z.int().min(0),
  classProgress: z.int().min(0),
  latestModule: z.int().nullable(),
})

export type Progress = z.output<typeof progress>

/** Reads the progress; all zero and empty for a learner who has none (S7.20). */
export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'learner',
  summary: 'Read your own progress',
  output: z.object({ progress }),
  errors: {},
})

/**
 * Records a completion again (S7.23). Idempotent; only after a passed attempt. The e-mail
 * may be left out: it is always the caller's, in any case of letters, and another's is refused.
 */
export const recordCompletion = endpoint({
  method: 'POST',
  path: '/api/progress',
  access: 'learner',
  summary: 'Record the completion of a module whose quiz has been passed',
  body: z.strictObject({ moduleNumber, email: z.string().max(maxEmailLength).optional() }),
  output: z.object({ progress }),
  errors: { 'not-own-email': 403, 'module-not-passed': 409 },
})
