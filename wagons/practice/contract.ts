import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { moduleNumberParam, timestamp } from '#platform/contract/values.ts'

/** The exercises of the app; the content says which module has which. */
export const exercises = [
  'who-holds-it',
  'chain-of-blocks',
  'practice-wallet',
  'send-coins',
  'dao-vote',
  'badge-on-chain',
  'signing-window',
  'virtual-place',
  'the-pot',
] as const

export type ExerciseId = (typeof exercises)[number]

/** `completedAt` in ms is the first time. */
export const practiceCompletion = z.object({ moduleNumber: z.int(), completedAt: timestamp })

export type PracticeCompletion = z.output<typeof practiceCompletion>

/**
 * Idempotent; the browser alone knows how an exercise went. Practice is voluntary: it opens no quiz and counts for no
 * certificate. The answer is what is done, in the order of the modules.
 */
export const completePractice = endpoint({
  method: 'PUT',
  path: '/api/practice/:moduleNumber',
  access: 'learner',
  summary: 'Record that you have finished the exercise of a module',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ completions: z.array(practiceCompletion) }),
  errors: { 'no-exercise': 404 },
})
