import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maxWalletAddressLength } from './plain-text.ts'
import { line, personName } from './values.ts'

/** S3.2; `email` is the account's, `walletAddress` may be empty. */
const profile = z.object({ name: z.string(), email: z.string(), walletAddress: z.string() })

export type Profile = z.output<typeof profile>

/** Found by the e-mail of the verified token (S7.13). */
export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'learner',
  summary: 'Read your own profile; null if none has been saved yet',
  output: z.object({
    profile: profile.nullable(),
    isOperator: z.literal(true).optional(),
  }),
  errors: {},
})

/** S7.16. */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'learner',
  summary: 'Create or replace the own profile',
  body: z.strictObject({
    name: personName,
    walletAddress: line(maxWalletAddressLength).optional(),
  }),
  output: z.object({ profile }),
  errors: {},
})
