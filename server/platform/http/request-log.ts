import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { describeError } from './error-log.ts'
import { routeOf } from './route-name.ts'

/** Never address, query, headers or body: they hold codes, tokens, passwords and e-mails. */
export const requestLog = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  serializers: {
    err: describeError,
    req: ({ method }: FastifyRequest) => ({ method }),
    res: ({ statusCode = 0 }: { statusCode?: number | string }) => ({ statusCode }),
  },
}

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
