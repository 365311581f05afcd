import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, line, timestamp } from './values.ts'

/** What an address is by EIP-55: see server/features/wallets/address-state.ts. */
const addressState = z.enum(['valid', 'unchecked', 'wrong', 'none', 'other'])

/** A submission of the reward form, with what is known of it. */
const submission = z.object({
  id: z.string(),
  email: z.string(),
  /** As it was typed; may be empty. */
  evmAddress: z.string(),
  submittedAt: timestamp,
  addressState,
  /** By the e-mail to it, as that of an account that has verified it, or not at all. */
  emailConfirmed: z.enum(['by-email', 'by-account', 'no']),
  /** How many other e-mails the same address was submitted with. */
  otherEmails: z.int(),
  /** How many other addresses the same e-mail was submitted with. */
  otherAddresses: z.int(),
  /** Who has verified the address: the account with this e-mail, which need not be verified itself; another one; or none. */
  addressOwner: z.enum(['same', 'another', 'none']),
  /** The certificate of the account that has verified this e-mail; null while there is none that holds. */
  certificateId: z.string().nullable(),
})

export type RewardSubmission = z.output<typeof submission>

/** Fifty at most, the latest first; `next` leads to those after them. `search` is how e-mail or address begin. */
export const listRewards = endpoint({
  method: 'GET',
  path: '/api/operator/rewards',
  access: 'operator',
  summary: 'List or search reward submissions',
  query: z.strictObject({ search: line(254).optional(), cursor: cursor.optional() }),
  output: z.object({ rewards: z.array(submission), next: cursor.nullable() }),
  errors: {},
})

/** All of them, the latest first, as a file; that it was made is written down. Times are as in RFC 3339. */
export const exportRewards = endpoint({
  method: 'POST',
  path: '/api/operator/rewards.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the reward submissions',
  format: 'csv',
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
