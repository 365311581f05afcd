import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, timestamp } from './values.ts'

/** What operators do that the audit log records. */
export const auditEventTypes = [
  'operator-added',
  'operator-removed',
  'account-disabled',
  'account-enabled',
  'certificate-issued',
  'certificate-reissued',
  'certificate-declined',
  'certificate-correction-declined',
  'certificate-name-edited',
  'certificate-mail-failed',
  'certificate-sent-again',
  'certificate-revoked',
  'class-changed',
  'list-exported',
  'reward-list-made',
  'second-factor-enrolled',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
] as const

export type AuditEventType = (typeof auditEventTypes)[number]

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'operator',
  summary: 'Read the caller’s operator account',
  output: z.object({
    email: z.string(),
    /** Of the server, as `0.2.0 (4fd23708dd64)`. */
    version: z.string(),
  }),
  errors: {},
})

const auditEvent = z.object({
  id: z.string(),
  at: timestamp,
  /** Who did it; `npm run operator` for what was done at the server itself. */
  by: z.string(),
  type: z.enum(auditEventTypes),
  /** What it was done to: the id of an account, a certificate, a module number; or '' for none. */
  subject: z.string(),
  /** The account that it was about, which may be gone; null for none. */
  accountId: z.string().nullable(),
  /** The e-mail that this account has now; null for none. */
  email: z.string().nullable(),
  /** More about it for people, '' for nothing. */
  detail: z.string(),
})

/** What an operator did, as the audit log has it. */
export type AuditEvent = z.output<typeof auditEvent>

/** The latest first, fifty at a time. */
export const listOperatorAuditEvents = endpoint({
  method: 'GET',
  path: '/api/operator/audit-events',
  access: 'operator',
  summary: 'List the audit log',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.object({ events: z.array(auditEvent), next: cursor.nullable() }),
  errors: {},
})

/** The whole audit log as a file, the latest event first; times as ISO 8601. */
export const exportOperatorAuditLog = endpoint({
  method: 'POST',
  path: '/api/operator/audit-events.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the audit log',
  format: 'csv',
  output: auditEvent.extend({ at: z.string() }),
  errors: {},
})
