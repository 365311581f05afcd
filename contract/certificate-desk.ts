import { z } from 'zod'
import { certificateId } from './certificates.ts'
import { endpoint } from './endpoint.ts'
import { filledLine, timestamp } from './values.ts'

/** Longest reason for declining or revoking. */
export const maxReasonLength = 500

/** How many requests may be dealt with at once. */
export const maxAtOnce = 100

const accountId = z.string().min(1).max(128)
const accountIds = z.array(accountId).min(1).max(maxAtOnce)
const reason = filledLine(maxReasonLength)

/** Those who wait, and what was decided; `unsent` are those whose letter could not be sent. */
const requestList = z.enum(['waiting', 'issued', 'declined', 'unsent'])

export type RequestList = z.output<typeof requestList>

const deskRequest = z.object({
  accountId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** What the certificate bears or will bear; '' while the learner has written none. */
  name: z.string(),
  requestedAt: timestamp,
  completedModules: z.int(),
  declined: z.object({ at: timestamp, reason: z.string() }).nullable(),
  certificate: z
    .object({
      id: certificateId,
      issuedAt: timestamp,
      revoked: z.object({ at: timestamp, reason: z.string() }).nullable(),
    })
    .nullable(),
  /** When the letter on the outcome left. */
  mailedAt: timestamp.nullable(),
})

export type DeskRequest = z.output<typeof deskRequest>

/**
 * Those who wait the oldest first, the others the latest first, fifty at a time; `after` is `next` of the page before.
 * `find`, the id of a certificate or a learner's whole e-mail, finds one request in whatever list.
 */
export const listCertificateRequests = endpoint({
  method: 'GET',
  path: '/api/operator/certificates',
  access: 'operator',
  summary: 'List certificate requests',
  query: z.strictObject({
    list: requestList.optional(),
    after: z.string().max(200).optional(),
    find: z.string().max(254).optional(),
  }),
  output: z.object({
    requests: z.array(deskRequest),
    /** How many wait, counted up to 1000. */
    waiting: z.int(),
    next: z.string().nullable(),
  }),
  errors: {},
})

/** A whole list as a file; that it was made is written down. Times are as in RFC 3339. */
export const exportCertificateRequests = endpoint({
  method: 'POST',
  path: '/api/operator/certificates.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export certificate requests',
  format: 'csv',
  query: z.strictObject({ list: requestList.optional() }),
  output: z.object({
    account_id: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    name: z.string(),
    requested_at: z.string(),
    completed_modules: z.int(),
    declined_at: z.string().nullable(),
    decline_reason: z.string().nullable(),
    certificate_id: z.string().nullable(),
    issued_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    revoke_reason: z.string().nullable(),
    mailed_at: z.string().nullable(),
  }),
  errors: {},
})

/** What became of one of many. */
const outcome = z.object({
  accountId: z.string(),
  outcome: z.enum([
    'done',
    'not-requested',
    'already-issued',
    'already-declined',
    'modules-missing',
    'name-missing',
    'name-unprintable',
    'nothing-to-say',
  ]),
  /** Whether a letter about it left. */
  mailed: z.boolean(),
})

export type DeskOutcome = z.output<typeof outcome>

const outcomes = z.object({ outcomes: z.array(outcome) })

/** Each on its own: one that cannot be issued keeps none of the others back. */
export const issueCertificates = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/issue',
  access: 'operator',
  freshness: 'recent',
  summary: 'Issue the certificates of some learners',
  body: z.strictObject({ accountIds }),
  output: outcomes,
  errors: {},
})

export const declineRequests = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/decline',
  access: 'operator',
  summary: 'Decline the certificate requests of some learners',
  body: z.strictObject({ accountIds, reason }),
  output: outcomes,
  errors: {},
})

export const resendLetters = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/resend',
  access: 'operator',
  summary: 'Send the letters on what became of some requests again',
  body: z.strictObject({ accountIds }),
  output: outcomes,
  errors: {},
})

/** For good: an account gets one certificate. */
export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/revoke',
  access: 'operator',
  summary: 'Revoke a certificate',
  body: z.strictObject({ certificateId, reason }),
  output: z.object({ revokedAt: timestamp }),
  errors: { 'unknown-certificate': 404, 'already-revoked': 409 },
})
