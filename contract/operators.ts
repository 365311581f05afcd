import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './values.ts'

/** What operators do that is written down. */
export const operatorActs = [
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

export type OperatorAct = (typeof operatorActs)[number]

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'operator',
  summary: 'Read who the caller is as an operator',
  output: z.object({
    email: z.string(),
    /** Of the server, as `0.2.0 (4fd23708dd64)`. */
    version: z.string(),
  }),
  errors: {},
})

const listedAct = z.object({
  id: z.string(),
  at: timestamp,
  /** Who did it; `npm run operator` for what was done at the server itself. */
  by: z.string(),
  act: z.enum(operatorActs),
  /** What it was done to: the id of an account, a certificate, a module number; or '' for none. */
  subject: z.string(),
  /** The account that it was about, which may be gone; null for none. */
  accountId: z.string().nullable(),
  /** The e-mail that this account has now; null for none. */
  email: z.string().nullable(),
  /** More about it for people, '' for nothing. */
  detail: z.string(),
})

/** What an operator did, as the journal has it. */
export type ListedAct = z.output<typeof listedAct>

/** The latest first, fifty at a time; `before` is the id of the last one seen. */
export const listOperatorActs = endpoint({
  method: 'GET',
  path: '/api/operator/acts',
  access: 'operator',
  summary: 'List what operators did',
  query: z.strictObject({ before: z.string().max(64).optional() }),
  output: z.object({
    acts: z.array(listedAct),
  }),
  errors: {},
})

/** The whole journal as a file, the latest act first; times as ISO 8601. */
export const exportOperatorActs = endpoint({
  method: 'POST',
  path: '/api/operator/acts.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export what operators did',
  format: 'csv',
  output: listedAct.extend({ at: z.string() }),
  errors: {},
})
