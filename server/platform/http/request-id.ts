import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether an address is that of a proxy in front of this server. */
export type IsProxy = (address: string) => boolean

/** What an id of a proxy looks like: too short and too plain to carry anything else into the log. */
const id = /^[\da-z-]{8,64}$/i

/** Names a request, for the log and the answer: as the proxy in front of us does, or anew. */
export function nameRequests(isProxy: IsProxy): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const trusted = typeof given === 'string' && id.test(given) && isProxy(socket.remoteAddress ?? '')
    return trusted ? given : randomUUID()
  }
}
