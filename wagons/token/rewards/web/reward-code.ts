import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type {
  applyRewardCode as apply,
  checkRewardCode as check,
} from '#wagons/token/rewards/contract/rewards.ts'

/** What a code from an e-mail would confirm; the address may be empty. */
export type RewardDetails = Output<typeof check>

/** @throws ApiError */
export function checkRewardCode(code: string, signal: AbortSignal): Promise<RewardDetails> {
  return callApi<typeof check>('POST', '/api/rewards/confirmation/check', {
    body: { code },
    signal,
    token: null,
  })
}

/** @throws ApiError */
export async function applyRewardCode(code: string): Promise<void> {
  await callApi<typeof apply>('POST', '/api/rewards/confirmation', { body: { code }, token: null })
}
