import { openIdentity } from '#features/identity/web/session.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi, requestApi } from '#platform/web/lib/api/api.ts'
import { paths } from '#platform/web/paths.ts'
import type { closeDoor, openDoor } from '#wagons/token/contract/wallet-door.ts'
import { saidTime } from '../sending/server-time.ts'
import { inTurn } from './in-turn.ts'

export interface DoorLink {
  readonly code: string
  readonly url: string
  /** When it ends, by the clock of the device, in ms. */
  readonly endsAt: number
}

// Each account has one link: the latest one asked for is to be the latest one made.
const turn = inTurn()

/** @throws ApiError */
export const openLink = (): Promise<DoorLink> =>
  turn(async () => {
    await openIdentity()
    const response = await requestApi('POST', '/api/token/door')
    const { code, expiresAt }: Output<typeof openDoor> = await response.json()
    const url = `${location.origin}${paths.claim}/sign?code=${code}`
    return { code, url, endsAt: Date.now() + expiresAt - saidTime(response) }
  })

/** Where that fails, the link ends by itself. */
export const closeLink = ({ code }: DoorLink): Promise<unknown> =>
  callApi<typeof closeDoor>('DELETE', '/api/token/door', { body: { code } }).catch(() => null)
