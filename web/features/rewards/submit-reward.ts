import type { submitReward as endpoint } from '#contract/rewards.ts'
import { callApi } from '#web/lib/api.ts'
import type { RewardFields } from './reward-fields.ts'

/** Sends the reward form; anybody may, signed in or not (S6.1). */
export async function submitReward({ email, evmAddress }: RewardFields): Promise<void> {
  await callApi<typeof endpoint>('POST', '/api/rewards', {
    body: { email, ...(evmAddress && { evmAddress }) },
    token: null,
  })
}
