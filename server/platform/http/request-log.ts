import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { describeError } from './error-log.ts'
import { routeOf } from './route-name.ts'

/**
 * What the log is told of requests: one line each, when its answer has left or its client has. It has the name of the
 * request, which the answer has in `x-request-id`, and the pattern of its route. What a request itself says, in its
 * address, query, headers or body, is never in it: there are the codes of e-mails, tokens, passwords and e-mails.
 */
export const requestLog = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  serializers: {
    err: describeError,
    req: ({ method }: FastifyRequest) => ({ method }),
    res: ({ statusCode = 0 }: { statusCode?: number | string }) => ({ statusCode }),
  },
}

/** Writes the line of a request. `complete` says whether the client took the whole answer. */
export function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  ms: number,
  complete: boolean,
): void {
  const { method } = request
  const status = complete || reply.raw.headersSent ? reply.raw.statusCode : undefined
  const line = { method, route: routeOf(request), status, ms: Math.round(ms * 10) / 10 }
  // Monitoring asks every few seconds.
  const level = request.routeOptions.config.answeredUnderLoad ? 'debug' : 'info'
  request.log[level](complete ? line : { ...line, aborted: true }, 'request')
}
