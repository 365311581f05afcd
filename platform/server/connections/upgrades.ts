import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { hasTwoHosts } from './client-errors.ts'

/** Below it, connections become WebSockets. */
export const socketPaths = '/class-socket/'

/** Emitted on a connection by what has taken it over after an upgrade, and ends it from then on. */
export const upgradeTaken = 'upgradeTaken'

/** In ms, between an upgrade and its end if nothing has taken the connection over. */
export const usualTimeToTake = 10_000

const socketAddress = new RegExp(`^${socketPaths}[a-z0-9-]{1,32}$`)

/**
 * Whether a request is one that our WebSockets answer. Any other upgrade is an offer that a server may ignore
 * (RFC 9110 section 7.8), such as that of HTTP/2 in the clear: it is answered like a request without one.
 */
export const isSocketRequest = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  socketAddress.test(request.url ?? '') &&
  !hasTwoHosts(request)

/** Node has no time limit after an upgrade, nor does it hear that the client has gone. */
export function endUpgradesNotTaken(server: Server, within: number): void {
  server.on('upgrade', (_request, socket: Socket) => {
    const end = () => socket.destroy()
    const timer = setTimeout(end, within)
    const release = () => {
      clearTimeout(timer)
      socket.off('end', end)
    }
    socket.once('end', end).once('close', release).once(upgradeTaken, release)
  })
}
