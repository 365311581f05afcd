import { callApi } from '#platform/web/lib/api/api.ts'
import type { beginClaim, saveSignedClaim } from '#wagons/token/contract/token.ts'
import { learnerProof } from '#wagons/token/wallets/web/prove-address.ts'
import type { RoadCalls } from './road-calls.ts'

/** Of the learner who is logged in here. */
export const learnerCalls: RoadCalls = {
  ...learnerProof,
  begin: async () => (await callApi<typeof beginClaim>('POST', '/api/token/claim')).claim,
  save: async (body) =>
    (await callApi<typeof saveSignedClaim>('PUT', '/api/token/signature', { body })).signed,
}
