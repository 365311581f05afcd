import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cursor, timestamp } from '#platform/contract/values.ts'

export const auditEventTypes = [
  'operator-added',
  'operator-removed',
  'account-disabled',
  'account-enabled',
  'account-deleted',
  'idle-account-removed',
  'certificate-issued',
  'certificate-reissued',
  'certificate-declined',
  'certificate-correction-declined',
  'certificate-name-edited',
  'certificate-warnings-seen',
  'certificate-warnings-unseen',
  'certificate-kept-by-hand',
  'certificate-left-to-rule',
  'certificate-mail-failed',
  'certificate-sent-again',
  'certificate-revoked',
  'badges-hidden',
  'badges-shown-again',
  'class-changed',
  'class-opened',
  'class-closed',
  'class-board-moved',
  'class-caption',
  'class-chat-opened',
  'class-chat-closed',
  'class-line-removed',
  'class-learner-muted',
  'class-learner-unmuted',
  'class-learner-removed',
  'class-recent-removed',
  'class-closed-to-new',
  'class-opened-to-new',
  'class-hand-lowered',
  'class-poll-opened',
  'class-poll-closed',
  'class-question-answered',
  'class-report-closed',
  'list-exported',
  'learner-data-exported',
  'privacy-request-added',
  'privacy-request-done',
  'question-report-answered',
  'question-report-closed',
  'reward-list-made',
  'site-changed',
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
    version: z.string(),
  }),
  errors: {},
})

const auditEvent = z.object({
  id: z.string(),
  at: timestamp,
  /** An e-mail, `npm run operator` for what was done on the server, or `CERTIFICATES=by-rule` for the rule. */
  by: z.string(),
  type: z.enum(auditEventTypes),
  /** Id of an account, certificate or question, or a module number; '' for none. */
  subject: z.string(),
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  detail: z.string(),
})

export type AuditEvent = z.output<typeof auditEvent>

/** Latest first, fifty a page. */
export const listOperatorAuditEvents = endpoint({
  method: 'GET',
  path: '/api/operator/audit-events',
  access: 'operator',
  summary: 'List the audit log',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.object({ events: z.array(auditEvent), next: cursor.nullable() }),
  errors: {},
})

export const exportOperatorAuditLog = endpoint({
  method: 'POST',
  path: '/api/operator/audit-events.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the audit log',
  format: 'csv',
  localized: true,
  output: auditEvent.extend({ at: z.string() }),
  errors: {},
})
