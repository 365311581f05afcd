import { openIdentity } from '#features/identity/web/session.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi, requestApi } from '#platform/web/lib/api.ts'
import { paths } from '#platform/web/paths.ts'
import type { closeDoor, openDoor } from '#wagons/token/contract/wallet-door.ts'
import { inTurn } from './in-turn.ts'
import { saidTime } from './said-time.ts'

export interface DoorLink {
  readonly url: string
  /** When it ends, by the clock of the device, in ms. */
  readonly endsAt: number
}

// Each account has one link: the end of one must not close the next.
const turn = inTurn()

/** @throws ApiError */
export const openLink = (): Promise<DoorLink> =>
  turn(async () => {
    await openIdentity()
    const response = await requestApi('POST', '/api/token/door')
    const { code, expiresAt }: Output<typeof openDoor> = await response.json()
    const url = `${location.origin}${paths.claim}/sign?code=${code}`
    return { url, endsAt: Date.now() + expiresAt - saidTime(response) }
  })

/** Where that fails, the link ends by itself. */
export const closeLink = (): Promise<unknown> =>
  turn(() => callApi<typeof closeDoor>('DELETE', '/api/token/door')).catch(() => null)
