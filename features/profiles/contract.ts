import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { maxWalletAddressLength } from '#platform/contract/plain-text.ts'
import { line, personName, timestamp } from '#platform/contract/values.ts'

/** What a learner writes (S3.2). */
const profileInput = z.strictObject({
  name: personName,
  walletAddress: line(maxWalletAddressLength).optional(),
})

export type ProfileInput = z.output<typeof profileInput>

/** What was not given is empty. */
const written = z.object({ name: z.string(), walletAddress: z.string() })

export const storedProfile = written.extend({ createdAt: timestamp, updatedAt: timestamp })

export type StoredProfile = z.output<typeof storedProfile>

const profile = written.extend({ email: z.string() })

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
  summary: 'Create or replace your own profile',
  body: profileInput,
  output: z.object({ profile }),
  errors: {},
})
