import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { describeError } from './error-log.ts'

declare module 'fastify' {
  interface FastifyReply {
    refusalReason?: string
  }
}

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

/** A pattern as `/api/attempts/:attemptId`, without the address's values; `none` without a route. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions?.url?.replaceAll('::', ':') ?? 'none'

/** Never address, query, headers or body: they hold codes, tokens, passwords and e-mails. */
export const requestLog = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  serializers: {
    err: describeError,
    req: ({ method }: FastifyRequest) => ({ method }),
    res: ({ statusCode = 0 }: { statusCode?: number | string }) => ({ statusCode }),
  },
}

export function logRequest(request: FastifyRequest, reply: FastifyReply, ms: number, complete: boolean) {
  const { method } = request
  const status = complete || reply.raw.headersSent ? reply.raw.statusCode : undefined
  const line = { method, route: routeOf(request), status, ms: Math.round(ms * 10) / 10 }
  // Monitoring asks every few seconds.
  const level = request.routeOptions.config.answeredUnderLoad ? 'debug' : 'info'
  request.log[level](complete ? line : { ...line, aborted: true }, 'request')
}

export interface RequestMeter {
  begun(): void
  /** @param outcome class of the status, as in `2xx`; `aborted` when the client left first */
  ended(request: { route: string; method: string; outcome: string }, seconds: number): void
  refused(request: { route: string; reason: string }): void
}

/** Call first for each request. */
export function createRequestWatch(meter: RequestMeter | undefined) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const startedAt = performance.now()
    reply.header('x-request-id', request.id)
    meter?.begun()
    const end = () => {
      const ms = performance.now() - startedAt
      const isUpgraded = upgraded.has(request)
      const complete = reply.raw.writableFinished || isUpgraded
      if (isUpgraded) reply.raw.statusCode = 101
      const outcome = complete ? `${Math.floor(reply.raw.statusCode / 100)}xx` : 'aborted'
      const { refusalReason: reason } = reply
      if (reason !== undefined) meter?.refused({ route: routeOf(request), reason })
      meter?.ended({ route: routeOf(request), method: request.method, outcome }, ms / 1000)
      logRequest(request, reply, ms, complete)
    }
    reply.raw.once('close', end)
    upgrades.set(request, () => {
      reply.raw.off('close', end)
      upgraded.add(request)
      end()
    })
  }
}

const upgrades = new WeakMap<FastifyRequest, () => void>()
const upgraded = new WeakSet<FastifyRequest>()

/** The request is over, its connection goes on as something else. */
export const endAsUpgraded = (request: FastifyRequest): void => upgrades.get(request)?.()
