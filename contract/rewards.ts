import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filledLine, line, maxEmailLength, maxWalletAddressLength } from './values.ts'

/**
 * Stores a reward submission (spec §3). No format check (spec §5); nothing is ever overwritten, and the answer
 * says nothing about other submissions.
 */
export const submitReward = endpoint({
  method: 'POST',
  path: '/api/rewards',
  access: 'public',
  summary: 'Submit an e-mail and an optional wallet address for the reward',
  body: z.strictObject({
    email: filledLine(maxEmailLength),
    evmAddress: line(maxWalletAddressLength).optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: {},
})
