import type { RequestList, RequestPlace } from '../certificate-request.store.ts'

/** Each request is in one of them, in the order in which a search goes through them. */
export const inEveryList = ['waiting', 'issued', 'declined'] as const satisfies readonly RequestList[]

/** Where a search goes on: in which list, and after which request of it; without one at its beginning. */
export interface QueueCursor {
  readonly list: (typeof inEveryList)[number]
  readonly after?: RequestPlace | undefined
}

/** Where a list goes on, as a caller hands it back. */
export const writePlace = ({ requestedAt, accountId }: RequestPlace) => `${requestedAt}.${accountId}`

/** Undefined for what writePlace did not write. */
export function readPlace(text: string): RequestPlace | undefined {
  const [, time, accountId] = /^(\d{1,15})\.(.+)$/s.exec(text) ?? []
  return time === undefined || accountId === undefined ? undefined : { requestedAt: Number(time), accountId }
}

/** Where a search goes on, as a caller hands it back. */
export const writeCursor = ({ list, after }: QueueCursor) => `${list}.${after ? writePlace(after) : ''}`

/** Undefined for what writeCursor did not write. */
export function readCursor(text: string): QueueCursor | undefined {
  const [, name, place] = /^([a-z]+)\.(.*)$/s.exec(text) ?? []
  const list = inEveryList.find((one) => one === name)
  const after = place ? readPlace(place) : undefined
  return list && (place === '' || after) ? { list, after } : undefined
}
