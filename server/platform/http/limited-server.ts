import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'
import { followConnections } from './open-connections.ts'
import type { IsProxy } from './request-id.ts'

/** What one client may take of the process. Times are in ms. */
export interface ConnectionLimits {
  /** How long a request may take to arrive. */
  readonly requestTimeout: number
  /** How long a client may take to read an answer. */
  readonly answerTimeout: number
  /** How long a connection waits for its next request. */
  readonly keepAliveTimeout: number
  readonly maxConnections: number
  /** Of these, how many one address may have, as networkOf has it. Proxies may have all. */
  readonly maxConnectionsPerAddress: number
}

/** Largest accepted headers, in bytes: ten times what a browser with our tokens sends. */
const maxHeaderSize = 16 * 1024

/** An HTTP server that no client can hold up for others, however slowly it writes or reads. */
export function createLimitedServer(limits: ConnectionLimits, isProxy: IsProxy) {
  return (handler: RequestListener): Server => {
    const { requestTimeout, keepAliveTimeout } = limits
    const server = createServer(
      {
        requestTimeout,
        headersTimeout: requestTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        // Timeouts are found when the server looks for them.
        connectionsCheckingInterval: Math.min(5_000, requestTimeout / 2),
      },
      (request, response) => {
        // A page that is not there is sent in two tries, each with half a dozen listeners.
        response.setMaxListeners(20)
        limitReading(response, limits.answerTimeout)
        handler(request, response)
      },
    )
    server.maxConnections = limits.maxConnections
    limitAddresses(server, limits.maxConnectionsPerAddress, isProxy)
    followConnections(server)
    return server
  }
}

/**
 * Ends a connection whose client does not read its answer. Counted from its first byte to its last, so that reading a
 * byte now and then is no help; the time that the answer took to be found does not count.
 */
function limitReading(response: ServerResponse, answerTimeout: number): void {
  const writeHead = response.writeHead
  let timer: NodeJS.Timeout | undefined
  // Every answer has a head, and this is where all ways of writing one meet.
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // Nobody waits for the answer to a client that has gone, and a timer would hold on to all of it.
    if (!response.closed) timer ??= setTimeout(() => response.destroy(), answerTimeout)
    return writeHead.apply(response, head)
  }) as typeof writeHead
  response.once('close', () => clearTimeout(timer))
}

function limitAddresses(server: Server, most: number, isProxy: IsProxy): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const others = open.get(network) ?? 0
    if (others >= most) {
      socket.destroy()
      return
    }
    open.set(network, others + 1)
    socket.once('close', () => {
      const rest = (open.get(network) ?? 1) - 1
      if (rest > 0) open.set(network, rest)
      else open.delete(network)
    })
  })
}
