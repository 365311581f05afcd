import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, moduleNumberParam } from '#platform/contract/values.ts'

/**
 * Idempotent for the caller: a guest who was adopted is unknown. `idToken` is the guest's own, so that none is adopted whose
 * device is not at hand.
 */
export const adoptGuest = endpoint({
  method: 'POST',
  path: '/api/guest/adopt',
  access: 'learner',
  summary: 'Take over what a guest has done on this device, and remove the guest',
  body: z.strictObject({ idToken: z.string().min(1).max(2048) }),
  output: z.object({}),
  errors: {
    /** No guest: already adopted, removed, or registered since. */
    'unknown-guest': 404,
  },
})

/**
 * The options in an order of their own each time; never the answer. `question` is null where none may play without an
 * account.
 */
export const getFirstQuestion = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleNumber/first-question',
  access: 'public',
  summary: 'Read the first question of a quiz, which a visitor may answer without an account',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({
    question: z
      .object({ question: z.string(), options: z.array(z.string()), language: languageCode })
      .nullable(),
  }),
  errors: {},
})
