import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type CommonErrorCode, commonErrors, type ErrorBody } from '#platform/contract/errors.ts'
import { isBusy, isDiskFull } from '#platform/server/db/database-faults.ts'
import { OverloadError } from './overload.ts'
import { type Refusal, refuse, refuseUntil } from './refusal.ts'

export function answerRefusal(reply: FastifyReply, refusal: Refusal, endpoint?: Endpoint): FastifyReply {
  const status = endpoint?.errors[refusal.code] ?? commonErrors[refusal.code as CommonErrorCode]
  const { code, message, field, retryAfter, refused } = refusal
  reply.refusalReason = code
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  // What is undefined is not written.
  const body: ErrorBody = { error: { code, message, field, refused: refused && [...refused] } }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

const codeOfStatus: Record<number, CommonErrorCode> = {
  400: 'invalid-input',
  404: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** In seconds, after 503. */
export const awaySeconds = 2

export const statusOf = (error: FastifyError): number =>
  error.statusCode ?? (isBusy(error) || isDiskFull(error) ? 503 : 500)

/** Server errors are logged and answered as `internal`, without details. */
export function refusalOf(error: FastifyError, request: FastifyRequest): Refusal<CommonErrorCode> {
  const status = statusOf(error)
  if (status >= 400 && status < 500) return refuse(codeOfStatus[status] ?? 'invalid-input', error.message)
  logFailure(error, request)
  if (status === 503)
    return refuseUntil('unavailable', 'The service is busy. Try again in a moment.', awaySeconds)
  return refuse('internal', 'Something went wrong on the server.')
}

export function logFailure(error: unknown, request: FastifyRequest): void {
  if (error instanceof OverloadError) request.log.debug({ reason: error.message }, 'request turned away')
  else request.log.error({ err: error }, 'request failed')
}
