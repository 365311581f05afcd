import type { FastifyReply, FastifyRequest } from 'fastify'
import { logRequest } from './request-log.ts'
import { routeOf } from './route-name.ts'

declare module 'fastify' {
  interface FastifyReply {
    refusalReason?: string
  }
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
    reply.raw.once('close', () => {
      const ms = performance.now() - startedAt
      const complete = reply.raw.writableFinished
      const outcome = complete ? `${Math.floor(reply.raw.statusCode / 100)}xx` : 'aborted'
      const { refusalReason: reason } = reply
      if (reason !== undefined) meter?.refused({ route: routeOf(request), reason })
      meter?.ended({ route: routeOf(request), method: request.method, outcome }, ms / 1000)
      logRequest(request, reply, ms, complete)
    })
  }
}
