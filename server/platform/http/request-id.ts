import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type IsProxy = (address: string) => boolean

/** Too short and plain to smuggle anything into the log. */
const id = /^[\da-z-]{8,64}$/i

/** Keeps the id that a proxy set. */
export function nameRequests(isProxy: IsProxy): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const trusted = typeof given === 'string' && id.test(given) && isProxy(socket.remoteAddress ?? '')
    return trusted ? given : randomUUID()
  }
}
