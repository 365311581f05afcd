import { callApi } from '#platform/web/lib/api/api.ts'
import type {
  beginDoorClaim,
  checkDoor,
  saveDoorSignature,
  startDoorProof,
  verifyDoorWallet,
} from '#wagons/token/contract/wallet-door.ts'
import type { RoadCalls } from '../claim/calls/road-calls.ts'

/** @throws ApiError */
export const readDoor = (code: string) =>
  callApi<typeof checkDoor>('POST', '/api/token/door/check', { body: { code } })

/** Of whoever has the link: nobody is logged in here. */
export const doorCalls = (code: string): RoadCalls => ({
  start: async (asked) =>
    (await callApi<typeof startDoorProof>('POST', '/api/token/door/nonce', { body: { code, ...asked } }))
      .message,
  verify: async (proof) =>
    (await callApi<typeof verifyDoorWallet>('PUT', '/api/token/door/wallet', { body: { code, ...proof } }))
      .wallet,
  begin: async () =>
    (await callApi<typeof beginDoorClaim>('POST', '/api/token/door/claim', { body: { code } })).claim,
  save: async (signed) =>
    (
      await callApi<typeof saveDoorSignature>('PUT', '/api/token/door/signature', {
        body: { code, ...signed },
      })
    ).signed,
})
