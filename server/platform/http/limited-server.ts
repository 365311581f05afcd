import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { refuseTwoHosts } from './client-errors.ts'
import { createConnectionQuota } from './connection-quota.ts'
import { networkOf, siteOf } from './network.ts'
import { followConnections } from './open-connections.ts'
import { readOneByOne } from './pipelining.ts'
import type { IsProxy } from './request-id.ts'
import { answerInTurn, type TurnLimits, usualTurns } from './turns.ts'

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

/** An HTTP server that no client can hold up for others, however slowly it writes or reads and however much it asks. */
export function createLimitedServer(
  limits: ConnectionLimits,
  isProxy: IsProxy,
  turns: TurnLimits = usualTurns,
) {
  return (handler: RequestListener): Server => {
    const { requestTimeout, keepAliveTimeout } = limits
    const answer: RequestListener = (request, response) => {
      // A page that is not there is sent in two tries, each with half a dozen listeners.
      response.setMaxListeners(20)
      limitReading(response, limits.answerTimeout)
      if (!refuseTwoHosts(request, response)) handler(request, response)
    }
    const clientOf = (request: IncomingMessage) => siteOf(networkOf(proxyAddr(request, isProxy)))
    const inTurn = answerInTurn(answer, clientOf, turns)
    const server = createServer(
      {
        requestTimeout,
        headersTimeout: requestTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        // Timeouts are found when the server looks for them.
        connectionsCheckingInterval: Math.min(5_000, requestTimeout / 2),
      },
      inTurn.listener,
    )
    server.maxConnections = limits.maxConnections
    limitAddresses(server, limits.maxConnectionsPerAddress, isProxy)
    followConnections(server)
    readOneByOne(server, inTurn.isHeld)
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
    // No client waits for the answer to a client that has gone, and a timer would hold on to all of it.
    if (!response.closed) timer ??= setTimeout(() => response.destroy(), answerTimeout)
    return writeHead.apply(response, head)
  }) as typeof writeHead
  response.once('close', () => clearTimeout(timer))
}

function limitAddresses(server: Server, most: number, isProxy: IsProxy): void {
  const enter = createConnectionQuota(most)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const leave = enter(remoteAddress)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
