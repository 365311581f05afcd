import { z } from 'zod'
import { ownDataExport } from '#features/own-data/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cursor, filledLine, line, timestamp } from '#platform/contract/values.ts'

export const privacyRequestKinds = ['see', 'correct', 'delete'] as const

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

export const maxPersonLength = 254
export const maxNoteLength = 300

const kind = z.enum(privacyRequestKinds)

const request = z.object({
  /** Six characters, to be quoted in an e-mail. */
  id: z.string(),
  kind,
  /** As in 2026-11-28 (UTC). */
  cameOn: z.iso.date(),
  note: z.string(),
  doneAt: timestamp.nullable(),
})

export const privacyRequestsExport = z.array(request)

const deskRequest = request.extend({
  /** Null for a person without an account, and once it is deleted. */
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  /** As it was typed, of a person without an account; '' otherwise, and once the account is deleted. */
  person: z.string(),
  dueOn: z.iso.date(),
  /** Below 0 when it is overdue. */
  daysLeft: z.int(),
})

export type DeskPrivacyRequest = z.output<typeof deskRequest>

/** Open ones by when they are due, others the latest first; fifty a page. */
export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/operator/privacy-requests',
  access: 'operator',
  summary: 'List requests about personal data',
  query: z.strictObject({ list: z.enum(['open', 'done']).optional(), cursor: cursor.optional() }),
  output: z.object({ requests: z.array(deskRequest), next: cursor.nullable() }),
  errors: {},
})

/** `person` is the e-mail of an account, or says who it is without one. */
export const addPrivacyRequest = endpoint({
  method: 'POST',
  path: '/api/operator/privacy-requests',
  access: 'operator',
  summary: 'Keep a request about personal data',
  body: z.strictObject({
    person: filledLine(maxPersonLength),
    kind,
    cameOn: z.iso.date(),
    note: line(maxNoteLength),
  }),
  output: z.object({ id: z.string(), hasAccount: z.boolean() }),
  errors: { 'day-ahead': 409 },
})

const params = z.strictObject({
  requestId: z.string().regex(/^[2-9A-Z]{6}$/, 'must be a number of a request'),
})

const errors = {
  'unknown-request': 404,
  'request-done': 409,
} as const

export const finishPrivacyRequest = endpoint({
  method: 'PUT',
  path: '/api/operator/privacy-requests/:requestId/done',
  access: 'operator',
  summary: 'Mark a request about personal data as done',
  params,
  body: z.strictObject({ note: line(maxNoteLength) }),
  output: z.object({ doneAt: timestamp }),
  errors,
})

/** The file that its learner downloads. */
export const exportLearnerData = (parts: Readonly<Record<string, z.ZodType>>) =>
  endpoint({
    method: 'POST',
    path: '/api/operator/privacy-requests/:requestId/export',
    access: 'operator',
    freshness: 'recent',
    summary: 'Read everything stored about the learner of a request',
    params,
    output: ownDataExport(parts),
    errors: { ...errors, 'no-account': 409 },
  })

/** Deletes the account for good, and marks the request as done. `email` of the account, as its confirmation. */
export const deleteLearner = endpoint({
  method: 'POST',
  path: '/api/operator/privacy-requests/:requestId/deletion',
  access: 'operator',
  freshness: 'recent',
  summary: 'Delete the account of a learner who requested it',
  params,
  body: z.strictObject({ email: filledLine(maxPersonLength) }),
  output: z.object({ doneAt: timestamp }),
  errors: {
    ...errors,
    'no-account': 409,
    'other-kind': 409,
    'wrong-email': 409,
    /** The caller's, or that of another operator. */
    'operator-account': 409,
  },
})
