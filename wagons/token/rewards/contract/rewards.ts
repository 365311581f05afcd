import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { maxEmailLength, maxWalletAddressLength } from '#platform/contract/plain-text.ts'
import { filledLine, line, timestamp } from '#platform/contract/values.ts'

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
