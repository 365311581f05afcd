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
export type ProviderFragment = { readonly visit?: string | undefined } & (
  | {
      readonly providerId: string
      readonly idToken: string
      readonly nonce: string
      readonly returnTo: string
    }
  | { readonly error: ProviderFailure; readonly returnTo?: string | undefined }
)

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

/** Passwords, sessions and codes appear as facts, never as secrets. */
export const accountExport = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoUrl: z.string().nullable(),
  disabled: z.boolean(),
  operatorSince: timestamp.nullable(),
  createdAt: timestamp,
  lastLoginAt: timestamp.nullable(),
  lastRefreshAt: timestamp.nullable(),
  enteredByLink: z.boolean(),
  passwordSetAt: timestamp.nullable(),
  validSince: timestamp,
  identities: z.array(
    z.object({
      provider: z.string(),
      id: z.string(),
      email: z.string().nullable(),
      displayName: z.string().nullable(),
      photoUrl: z.string().nullable(),
      linkedAt: timestamp,
    }),
  ),
  sessions: z.array(z.object({ startedAt: timestamp, signedInWith: z.string() })),
  secondFactor: z
    .object({ displayName: z.string().nullable(), enrolledAt: timestamp, recoveryCodes: z.int() })
    .nullable(),
  auditEvents: z.array(z.object({ at: timestamp, type: z.string(), detail: z.string() })),
  emails: z.array(
    z.object({
      about: z.string(),
      email: z.string(),
      newEmail: z.string().nullable(),
      sentAt: timestamp,
      usedAt: timestamp.nullable(),
    }),
  ),
})

export type AccountExport = z.output<typeof accountExport>
