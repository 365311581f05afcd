import { randomInt } from 'node:crypto'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { createConnectionQuota } from '#platform/server/connections/connection-quota.ts'
import { networkOf, siteOf } from '#platform/server/connections/network.ts'
import { createRounds } from '#platform/server/connections/rounds.ts'
import { socketPaths, upgradeTaken } from '#platform/server/connections/upgrades.ts'
import { answerRefusal } from '#platform/server/http/errors.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { endAsUpgraded } from '#platform/server/http/request-watch.ts'
import { readClientFrame } from '#wagons/classroom/contract/classroom-codec.ts'
import { type ByeReason, maxFrameBytes } from '#wagons/classroom/contract/classroom-frames.ts'
import { packFrame } from '#wagons/classroom/contract/classroom-packing.ts'
import { type Allowance, type Rate, spend } from '../room/allowance.ts'
import { admitConnection } from './admit.ts'
import type { ClassParts, Connection } from './class-parts.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './rooms.ts'

/** In ms: a phone that sleeps says nothing, not even that it is gone. */
const pingEvery = 20_000

/** @param publicUrl of the pages that may open a socket, without a trailing slash */
export async function registerClassSocket(
  app: FastifyInstance,
  parts: ClassParts,
  rooms: Rooms,
  publicUrl: string,
): Promise<void> {
  const enter = createConnectionQuota(parts.settings.socketsPerAddress)
  const nextRound = createRounds()
  await app.register(websocket, {
    options: { maxPayload: maxFrameBytes, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      rooms
        .stop()
        .then(() => closeSockets(app))
        .then(() => done(), done)
    },
  })
  pingSockets(app)
  app.route<{ Params: { process: string } }>({
    method: 'GET',
    url: `${socketPaths}:process`,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      if (!request.ws || request.params.process !== parts.settings.process)
        return answerRefusal(reply, refuse('not-found', 'There is no class at this address.'))
      if (!isOurOrigin(request, publicUrl))
        return answerRefusal(reply, refuse('forbidden', 'Classes are entered from the pages of this site.'))
      if (rooms.isStopping()) return answerRefusal(reply, refuse('unavailable', 'The server is stopping.'))
      await nextRound(siteOf(networkOf(request.ip)))
      const { socket } = request.raw
      // Nobody is there to be told.
      if (socket.destroyed) return reply.hijack()
      const leave = enter(request.ip)
      if (!leave)
        return answerRefusal(reply, refuse('too-many-requests', 'Too many learners at one address.'))
      socket.once('close', leave)
    },
    handler: () => undefined,
    wsHandler: (socket, request) => {
      request.raw.socket.emit(upgradeTaken)
      endAsUpgraded(request)
      serveSocket(socket, parts, rooms)
    },
  })
}

/** Browsers tell whose page it is; another site's must not act for the user who is signed in here. */
function isOurOrigin({ headers: { origin }, host }: FastifyRequest, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === publicUrl || new URL(origin).host === host
}

/** Those that have not entered yet: the others were told when to come back. */
function closeSockets(app: FastifyInstance): void {
  for (const socket of app.websocketServer.clients) {
    socket.close(closeCodes.restart)
    setTimeout(() => socket.terminate(), closesWithin)
  }
}

function pingSockets(app: FastifyInstance): void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, pingEvery).unref()
  app.websocketServer.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)))
  app.addHook('preClose', async () => clearInterval(timer))
}

/** In ms. */
const entersWithin = 5_000
const closesWithin = 1_000
const comesBackAfter = { least: 1_000, most: 5_000 }

/** In bytes that wait for a slow reader: from here on without what newer frames replace, and its end. */
const fullAt = 64 * 1024
const overflowAt = 1024 * 1024

const frameRate: Rate = { burst: 60, perSecond: 40 }

/** RFC 6455 section 7.4.1. */
const closeCodes = { normal: 1000, policy: 1008, restart: 1012, again: 1013 } as const

const closeCodeOf: Record<ByeReason, number> = {
  left: closeCodes.normal,
  closed: closeCodes.normal,
  removed: closeCodes.policy,
  'signed-out': closeCodes.policy,
  replaced: closeCodes.normal,
  moved: closeCodes.again,
  restart: closeCodes.restart,
  'too-much': closeCodes.policy,
}

let connections = 0

/** The life of one socket: a ticket first, then frames, until either side ends it. */
function serveSocket(socket: WebSocket, parts: ClassParts, rooms: Rooms): void {
  let live: LiveRoom | undefined
  let isEntering = false
  let allowance: Allowance | undefined
  const connection = connectionOver(socket)

  const tooLate = setTimeout(() => connection.end(), entersWithin)
  const enter = async (token: string) => {
    isEntering = true
    try {
      live = await admitConnection(parts, rooms, connection, token)
    } catch (error) {
      parts.log.warn({ err: error }, 'a learner could not enter a class')
      connection.end('moved')
    }
    // The socket may have closed on the way in.
    if (!connection.isOpen()) live?.lose(connection.number)
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!connection.isOpen()) return
    allowance = spend(frameRate, allowance, performance.now())
    if (!allowance) return connection.end('too-much')
    const frame = readClientFrame(isBinary ? data : data.toString())
    if (!frame) return connection.end()
    if (live) {
      if (!live.receive(connection.number, frame)) connection.end()
    } else if (frame.name === 'enter' && !isEntering) {
      clearTimeout(tooLate)
      void enter(frame.data.ticket)
    } else connection.end()
  })
  socket.on('close', () => {
    clearTimeout(tooLate)
    live?.lose(connection.number)
  })
}

function connectionOver(socket: WebSocket): Connection {
  connections += 1
  let isEnded = false
  return {
    number: connections,
    isOpen: () => !isEnded && socket.readyState === socket.OPEN,
    send(packed, isPassing = false) {
      if (socket.readyState !== socket.OPEN || isEnded) return
      if (isPassing && socket.bufferedAmount > fullAt) return
      if (socket.bufferedAmount > overflowAt) return socket.terminate()
      socket.send(packed)
    },
    end(reason) {
      if (isEnded) return
      isEnded = true
      if (socket.readyState !== socket.OPEN) return
      if (reason) socket.send(packFrame({ name: 'bye', data: { reason, ...comeBack(reason) } }))
      socket.close(reason ? closeCodeOf[reason] : closeCodes.policy)
      const timer = setTimeout(() => socket.terminate(), closesWithin)
      socket.once('close', () => clearTimeout(timer))
    },
  }
}

/** Spread out, so that a full class does not come back at once. */
function comeBack(reason: ByeReason) {
  if (reason !== 'restart' && reason !== 'moved') return {}
  return { comeBackIn: randomInt(comesBackAfter.least, comesBackAfter.most + 1) }
}
