import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cursor, filledLine, line, personName, timestamp } from '#platform/contract/values.ts'
import { certificateId, pdf } from './certificates.ts'

export const maxReasonLength = 500

export const maxAtOnce = 100

const accountId = z.string().min(1).max(128)
const accountIds = z.array(accountId).min(1).max(maxAtOnce)
const reason = filledLine(maxReasonLength)

const requestList = z.enum(['waiting', 'corrections', 'issued', 'declined', 'unsent'])

export type RequestList = z.output<typeof requestList>

/** Warnings for the operator; none of them forbids the issue. */
const oddity = z.enum([
  'email-unverified',
  /** A spreadsheet would run it as a formula. */
  'name-formula',
  'name-address',
  'name-single-letter',
  'name-without-letters',
  'name-mixed-scripts',
  'name-shared',
  /** All modules within less than an hour. */
  'fast',
])

export type Oddity = z.output<typeof oddity>

/** Why the rule leaves a request to people; with `warnings` the warnings say it. */
const ruleLeft = z.enum([
  /** By an operator. */
  'taken-back',
  /** The request was declined before. */
  'declined',
  'account-disabled',
  'modules-missing',
  'name-missing',
  'name-unprintable',
  'warnings',
])

/** When the rule issues it by itself, or why it does not. */
const ruleStanding = z.object({ at: timestamp.nullable(), left: ruleLeft.nullable() })

export type RuleStanding = z.output<typeof ruleStanding>

const deskRequest = z.object({
  accountId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** '' while the learner has written none. */
  name: z.string(),
  requestedAt: timestamp,
  completedModules: z.int(),
  declined: z.object({ at: timestamp, reason: z.string() }).nullable(),
  correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
  oddities: z.array(oddity),
  /** Those of them that an operator has ticked off. */
  seen: z.array(oddity),
  /** From the first quiz begun to the last module completed; null while modules are missing. */
  minutes: z.int().nonnegative().nullable(),
  certificate: z
    .object({
      id: certificateId,
      issuedAt: timestamp,
      revoked: z.object({ at: timestamp, reason: z.string() }).nullable(),
    })
    .nullable(),
  mailedAt: timestamp.nullable(),
  mailOwed: z.boolean(),
  /** Null once it is decided, and where all are issued by hand. */
  rule: ruleStanding.nullable(),
})

export type DeskRequest = z.output<typeof deskRequest>

/** Waiting oldest first, others latest first, fifty a page. A page of a search may be empty while `next` goes on. */
export const listCertificateRequests = endpoint({
  method: 'GET',
  path: '/api/operator/certificates',
  access: 'operator',
  summary: 'List certificate requests',
  query: z.strictObject({
    list: requestList.optional(),
    search: line(254).optional(),
    cursor: cursor.optional(),
  }),
  output: z.object({
    requests: z.array(deskRequest),
    /** Counted up to 1000. */
    waiting: z.int(),
    next: cursor.nullable(),
  }),
  errors: {},
})

export const exportCertificateRequests = endpoint({
  method: 'POST',
  path: '/api/operator/certificates.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export certificate requests',
  format: 'csv',
  localized: true,
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
    'name-changed',
    'nothing-to-say',
  ]),
  mailed: z.boolean(),
})

export type DeskOutcome = z.output<typeof outcome>

/** What is decided for many: one that is refused does not block the others. */
const forMany = {
  method: 'POST',
  access: 'operator',
  maxBodyBytes: 72 * 1024,
  output: z.object({ outcomes: z.array(outcome) }),
  errors: {},
} as const

export const issueCertificates = endpoint({
  ...forMany,
  path: '/api/operator/certificates/issue',
  freshness: 'recent',
  summary: 'Issue the certificates of some learners',
  body: z.strictObject({
    accountIds,
    /** The names that the operator has seen, by account id: none is issued with another name. */
    names: z.record(accountId, z.string().max(400)).optional(),
  }),
})

export const declineRequests = endpoint({
  ...forMany,
  path: '/api/operator/certificates/decline',
  summary: 'Decline the certificate requests of some learners',
  body: z.strictObject({ accountIds, reason }),
})

export const resendEmails = endpoint({
  ...forMany,
  path: '/api/operator/certificates/resend',
  summary: 'Send the emails about the outcome of some requests again',
  body: z.strictObject({ accountIds }),
})

export const declineCorrections = endpoint({
  ...forMany,
  path: '/api/operator/certificates/decline-corrections',
  summary: 'Decline name changes on the certificates of some learners',
  body: z.strictObject({ accountIds, reason }),
})

/** The learner is told, and may change the name again until the issue. */
export const updateRequestedName = endpoint({
  method: 'PUT',
  path: '/api/operator/certificates/name',
  access: 'operator',
  summary: 'Correct the name of a certificate request',
  body: z.strictObject({ accountId, name: personName }),
  output: z.object({ name: z.string(), mailed: z.boolean() }),
  errors: { 'not-requested': 404, 'already-issued': 409, 'name-unprintable': 400 },
})

/** With the name that the operator has seen: with another one they come anew. None takes it back. */
export const saveSeenWarnings = endpoint({
  method: 'PUT',
  path: '/api/operator/certificates/seen-warnings',
  access: 'operator',
  summary: 'Tick off the warnings about a certificate request',
  body: z.strictObject({ accountId, name: z.string().max(400), warnings: z.array(oddity).max(20) }),
  output: z.object({ warnings: z.array(oddity) }),
  errors: { 'not-requested': 404, 'already-issued': 409 },
})

/** Takes one request back from the rule, or leaves it to the rule again: also one that was declined before. */
export const saveByHand = endpoint({
  method: 'PUT',
  path: '/api/operator/certificates/by-hand',
  access: 'operator',
  summary: 'Take a certificate request back from the rule',
  body: z.strictObject({ accountId, byHand: z.boolean() }),
  output: z.object({ byHand: z.boolean() }),
  errors: { 'not-requested': 404, 'already-issued': 409, 'already-declined': 409 },
})

/** Takes the name from the public pages of all badges of a learner, later ones too, or gives it back. */
export const saveBadgesHidden = endpoint({
  method: 'PUT',
  path: '/api/operator/badges/hidden',
  access: 'operator',
  summary: 'Hide the name on the badges of a learner',
  body: z.strictObject({ accountId, hidden: z.boolean() }),
  output: z.object({ hidden: z.boolean() }),
  errors: { 'no-badges': 404 },
})

/** With a new id and date; the former certificate is no longer valid. */
export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/reissue',
  access: 'operator',
  freshness: 'recent',
  summary: 'Issue a replacement certificate with a given name',
  body: z.strictObject({ certificateId, name: personName }),
  output: z.object({ certificateId, mailed: z.boolean() }),
  errors: { 'unknown-certificate': 404, 'already-replaced': 409, 'name-unprintable': 400 },
})

/** Final; another certificate may be issued instead. The learner is told the reason. */
export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/revoke',
  access: 'operator',
  freshness: 'recent',
  summary: 'Revoke a certificate',
  body: z.strictObject({ certificateId, reason }),
  output: z.object({ revokedAt: timestamp, mailed: z.boolean() }),
  errors: { 'unknown-certificate': 404, 'already-revoked': 409 },
})

/** In points, from the left upper corner. `path` and `transform` are attributes of an SVG. */
const nameOutlines = z.object({
  width: z.number(),
  height: z.number(),
  glyphs: z.array(z.object({ path: z.string(), transform: z.string() })),
})

export type NameOutlines = z.output<typeof nameOutlines>

/** By POST, because a name stands in no address. */
export const outlineName = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/name-outlines',
  access: 'operator',
  summary: 'Draw a name as a certificate would have it',
  body: z.strictObject({ name: personName }),
  output: nameOutlines,
  errors: { 'name-unprintable': 400 },
})

export const getIssuedPdf = endpoint({
  method: 'GET',
  path: '/api/operator/certificates/:certificateId/certificate.pdf',
  access: 'operator',
  summary: 'Download the certificate of a learner as a PDF',
  media: 'application/pdf',
  params: z.strictObject({ certificateId }),
  output: pdf,
  errors: { 'unknown-certificate': 404, revoked: 409 },
})
