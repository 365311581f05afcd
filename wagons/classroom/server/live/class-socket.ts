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
import { maxFrameBytes } from '#wagons/classroom/contract/classroom-frames.ts'
import type { ClassParts } from './class-parts.ts'
import type { Rooms } from './rooms.ts'
import { closeCodes, closesWithin, serveSocket } from './socket-connection.ts'

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
