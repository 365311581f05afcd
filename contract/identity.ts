import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './values.ts'

/**
 * Ends a session at logout: the identity client signs out without telling the server, so its refresh token would
 * stay valid. Idempotent; a token that is unknown or ended already is fine too. Public, because holding the token
 * is the permission.
 */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke',
  access: 'public',
  summary: 'End the session of a refresh token',
  body: z.strictObject({ refreshToken: z.string().max(512) }),
  output: z.object({}),
  errors: {},
})

/** Why a sign-in by another provider came to nothing: the visitor said no, it went wrong, or it took too long. */
export type ProviderFailure = 'cancelled' | 'failed' | 'expired'

/**
 * What the page at `/auth/provider` finds in the fragment of its address: the identity client's credential, or why
 * there is none. `returnTo` is a path of ours; `visit` is what the page called the visit when it left.
 */
export type ProviderFragment =
  | {
      readonly providerId: string
      readonly idToken: string
      /** The raw nonce, `rawNonce` in the identity client. */
      readonly nonce: string
      readonly returnTo: string
      readonly visit?: string | undefined
    }
  | {
      readonly error: ProviderFailure
      readonly returnTo?: string | undefined
      readonly visit?: string | undefined
    }

/**
 * Ends every session of the learner, on every device, this one included: refresh tokens are revoked and ID tokens
 * issued before are refused.
 */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke-all',
  access: 'learner',
  summary: 'End every session of the learner',
  output: z.object({}),
  errors: {},
})

/** What the caller has of a second factor, and whether one is wanted. Learners are not offered one. */
export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'learner',
  summary: 'Read the state of the caller’s second factor',
  output: z.object({
    /** The caller is an operator, and this server is the identity service. */
    isOffered: z.boolean(),
    /** The desk is shut to the caller without one. */
    isNeeded: z.boolean(),
    enrolled: z
      .object({
        id: z.string(),
        since: timestamp,
        /** How many recovery codes are left. */
        recoveryCodes: z.int(),
      })
      .nullable(),
  }),
  errors: {},
})

/** New recovery codes, which replace the ones before. Each stands in once for the code of the app. */
export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'learner',
  freshness: 'recent',
  summary: 'Create new recovery codes for the caller’s second factor',
  output: z.object({ codes: z.array(z.string()) }),
  errors: { 'no-second-factor': 409 },
})

/**
 * Deletes everything stored about a learner of the hosted identity service, which knows nothing of our rows; the
 * browser calls it before that service deletes the account, because afterwards no one could. The built-in service deletes
 * both in one call.
 */
export const deleteHostedAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'learner',
  summary: 'Delete everything stored about a learner of the hosted identity service',
  output: z.object({}),
  errors: {
    /** The built-in service is in charge: its `accounts:delete` asks for a recent sign-in first. */
    'not-hosted': 409,
    /** The sign-in is more than five minutes old. */
    'requires-recent-login': 403,
  },
})
