import type { RequestPlace } from '../certificate-request.store.ts'

/** Where a list goes on, as a caller hands it back. */
export const writePlace = ({ requestedAt, accountId }: RequestPlace) => `${requestedAt}.${accountId}`

/** Undefined for what writePlace did not write. */
export function readPlace(text: string): RequestPlace | undefined {
  const [, time, accountId] = /^(\d{1,15})\.(.+)$/s.exec(text) ?? []
  return time === undefined || accountId === undefined ? undefined : { requestedAt: Number(time), accountId }
}
