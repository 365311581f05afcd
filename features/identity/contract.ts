import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

/** The identity client does not tell the server of a logout. Public: holding the token is the permission. Idempotent. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke',
  access: 'public',
  summary: 'End the session of a refresh token',
  body: z.strictObject({ refreshToken: z.string().max(512) }),
  output: z.object({}),
  errors: {},
})

export type ProviderFailure = 'cancelled' | 'failed' | 'expired'

/** In the fragment of `/auth/provider`. `visit` is the page's own name for the visit. */
export type ProviderFragment =
  | {
      readonly providerId: string
      readonly idToken: string
      readonly nonce: string
      readonly returnTo: string
      readonly visit?: string | undefined
    }
  | {
      readonly error: ProviderFailure
      readonly returnTo?: string | undefined
      readonly visit?: string | undefined
    }

/** Refresh tokens are revoked, and earlier ID tokens refused. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke-all',
  access: 'learner',
  summary: 'End every session of the learner',
  output: z.object({}),
  errors: {},
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'learner',
  summary: 'Read the state of the caller’s second factor',
  output: z.object({
    isOffered: z.boolean(),
    isNeeded: z.boolean(),
    enrolled: z
      .object({
        id: z.string(),
        since: timestamp,
        recoveryCodes: z.int(),
      })
      .nullable(),
  }),
  errors: {},
})

/** Replaces the earlier codes; each works once. */
export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'learner',
  freshness: 'recent',
  summary: 'Create new recovery codes for the caller’s second factor',
  output: z.object({ codes: z.array(z.string()) }),
  errors: { 'no-second-factor': 409 },
})

/** Called before the hosted service deletes the account: afterwards no caller is authorized. */
export const deleteHostedAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'learner',
  summary: 'Delete everything stored about a learner of the hosted identity service',
  output: z.object({}),
  errors: {
    /** The built-in service deletes by `accounts:delete`. */
    'not-hosted': 409,
    'requires-recent-login': 403,
  },
})
