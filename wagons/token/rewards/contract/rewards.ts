import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { maxEmailLength, maxWalletAddressLength } from '#platform/contract/plain-text.ts'
import { cursor, filledLine, line, timestamp } from '#platform/contract/values.ts'

/** S3.5, without a format check (S5.9). The answer says nothing about other submissions. */
export const submitReward = endpoint({
  method: 'POST',
  path: '/api/rewards',
  access: 'public',
  summary: 'Submit an email and an optional wallet address for the reward',
  body: z.strictObject({
    email: filledLine(maxEmailLength),
    evmAddress: line(maxWalletAddressLength).optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: {},
})

const code = z.strictObject({ code: z.string().max(128) })

const codeErrors = {
  'unknown-code': 404,
  'code-used': 409,
  'code-expired': 410,
} as const

/** Does not use the code: mail scanners open links too. */
export const checkRewardCode = endpoint({
  method: 'POST',
  path: '/api/rewards/confirmation/check',
  access: 'public',
  summary: 'Read what a code would confirm',
  body: code,
  output: z.object({ email: z.string(), evmAddress: z.string() }),
  errors: codeErrors,
})

export const applyRewardCode = endpoint({
  method: 'POST',
  path: '/api/rewards/confirmation',
  access: 'public',
  summary: 'Confirm a reward submission',
  body: code,
  output: z.object({ confirmedAt: timestamp }),
  errors: codeErrors,
})

/** Only after the account's e-mail is verified: any visitor may submit any e-mail. */
export const submissionsExport = z.array(
  z.object({
    email: z.string(),
    evmAddress: z.string(),
    submittedAt: timestamp,
    confirmedAt: timestamp.nullable(),
  }),
)

export type SubmissionsExport = z.output<typeof submissionsExport>

/** By EIP-55: see wagons/token/wallets/server/address-state.ts. */
const addressState = z.enum(['valid', 'unchecked', 'wrong', 'none', 'other'])

const submission = z.object({
  id: z.string(),
  email: z.string(),
  evmAddress: z.string(),
  submittedAt: timestamp,
  addressState,
  /** By the e-mail sent to it, or as an account's verified e-mail. */
  emailConfirmed: z.enum(['by-email', 'by-account', 'no']),
  otherEmails: z.int(),
  otherAddresses: z.int(),
  /** `same`: the account with this e-mail, verified or not. */
  addressOwner: z.enum(['same', 'another', 'none']),
  /** Of the account that has verified this e-mail; null without a valid certificate. */
  certificateId: z.string().nullable(),
})

export type RewardSubmission = z.output<typeof submission>

/** Latest first, fifty a page. `search` is a prefix of e-mail or address. */
export const listRewards = endpoint({
  method: 'GET',
  path: '/api/operator/rewards',
  access: 'operator',
  summary: 'List or search reward submissions',
  query: z.strictObject({ search: line(254).optional(), cursor: cursor.optional() }),
  output: z.object({ rewards: z.array(submission), next: cursor.nullable() }),
  errors: {},
})

export const exportRewards = endpoint({
  method: 'POST',
  path: '/api/operator/rewards.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the reward submissions',
  format: 'csv',
  localized: true,
  output: z.object({
    id: z.string(),
    submitted_at: z.string(),
    email: z.string(),
    email_confirmed: submission.shape.emailConfirmed,
    address: z.string(),
    address_state: addressState,
    address_owner: submission.shape.addressOwner,
    other_emails: z.int(),
    other_addresses: z.int(),
    certificate_id: z.string().nullable(),
  }),
  errors: {},
})
