import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { IsProxy } from '../http/request-watch.ts'
import { refuseTwoHosts } from './client-errors.ts'
import { createConnectionPace } from './connection-pace.ts'
import { createConnectionQuota } from './connection-quota.ts'
import { networkOf, siteOf } from './network.ts'
import { followConnections } from './open-connections.ts'
import { readOneByOne } from './pipelining.ts'
import { answerInTurn, type TurnLimits, usualTurns } from './turns.ts'
import { endUpgradesNotTaken, isSocketRequest, usualTimeToTake } from './upgrades.ts'

/** Times in ms. */
export interface ConnectionLimits {
  readonly requestTimeout: number
  readonly answerTimeout: number
  readonly keepAliveTimeout: number
  readonly maxConnections: number
  readonly maxConnectionsPerAddress: number
}

/**
 * How many connections an address may open in the place of closed ones: at once, and again within so many ms. Browsers keep
 * theirs; a proxy that is not in TRUST_PROXY may open one for each of 200 requests a second.
 */
const usualPace = { most: 400, within: 2_000 }
export type PaceLimits = Readonly<typeof usualPace>

/** In bytes: ten times what a browser with our tokens sends. */
const maxHeaderSize = 16 * 1024

export function createLimitedServer(
  limits: ConnectionLimits,
  isProxy: IsProxy,
  turns: TurnLimits = usualTurns,
  pace: PaceLimits = usualPace,
) {
  return (handler: RequestListener): Server => {
    const { requestTimeout, keepAliveTimeout } = limits
    const answer: RequestListener = (request, response) => {
      // A 404 page is sent in two tries, each with half a dozen listeners.
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
        shouldUpgradeCallback: (request) => isSocketRequest(request) && !inTurn.isBusy(request.socket),
        connectionsCheckingInterval: Math.min(5_000, requestTimeout / 2),
      },
      inTurn.listener,
    )
    server.maxConnections = limits.maxConnections
    limitAddresses(server, limits.maxConnectionsPerAddress, pace, isProxy)
    followConnections(server)
    endUpgradesNotTaken(server, Math.min(usualTimeToTake, requestTimeout))
    readOneByOne(server, inTurn.isHeld)
    return server
  }
}

/** From the first byte to the last: slow reading does not prolong it, and computing does not count. */
function limitReading(response: ServerResponse, answerTimeout: number): void {
  const writeHead = response.writeHead
  let timer: NodeJS.Timeout | undefined
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // A timer after the client has gone would only hold memory.
    if (!response.closed) timer ??= setTimeout(() => response.destroy(), answerTimeout)
    return writeHead.apply(response, head)
  }) as typeof writeHead
  response.once('close', () => clearTimeout(timer))
}

/** Before anything else hears of a connection, since Node makes a parser for each that it hears of. */
function limitAddresses(server: Server, most: number, pace: PaceLimits, isProxy: IsProxy): void {
  const enter = createConnectionQuota(most)
  const open = createConnectionPace(pace.most, pace.within)
  const [listen] = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (!isProxy(remoteAddress)) {
      const leave = enter(remoteAddress)
      const close = leave && open(remoteAddress)
      if (leave) socket.once('close', leave)
      if (!close) return socket.destroy()
      socket.once('close', close)
    }
    listen?.call(server, socket)
  })
}
