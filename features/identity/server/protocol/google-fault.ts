import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { awaySeconds, logFailure, statusOf } from '#platform/server/http/errors.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { type IdentityErrorCode, otherEmail } from '../identity.errors.ts'

/** The client takes any other shape for a broken network. */
export class GoogleFault {
  readonly code: number
  readonly message: string
  readonly status: string | undefined

  /** @param status canonical name, which the service leaves out of its own codes. */
  constructor(code: number, message: string, status?: string) {
    this.code = code
    this.message = message
    this.status = status
  }
}

export const invalidArgument = (message: string) => new GoogleFault(400, message, 'INVALID_ARGUMENT')

const withText: ReadonlySet<IdentityErrorCode> = new Set([
  'INVALID_CREDENTIAL_OR_PROVIDER_ID',
  'INVALID_IDP_RESPONSE',
  'INVALID_REQ_TYPE',
  'MISSING_OR_INVALID_NONCE',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'UNEXPECTED_PARAMETER',
  'WEAK_PASSWORD',
])

export function faultOfRefusal({ code, message }: Refusal<IdentityErrorCode>): GoogleFault {
  const isShown = withText.has(code) || message === otherEmail
  return new GoogleFault(400, isShown ? `${code} : ${message}` : code)
}

// The client clears its stored user on any error but this one, so a server in trouble must look like a bad network.
const outage = 'NETWORK_REQUEST_FAILED'

export const notFound = new GoogleFault(404, 'Not Found', 'NOT_FOUND')
export const methodNotAllowed = new GoogleFault(405, 'Method Not Allowed', 'UNIMPLEMENTED')

/** As an outage, so that a lookup at page load signs out no user. */
export const tooManyCalls = new GoogleFault(429, outage, 'RESOURCE_EXHAUSTED')

const faultsByStatus: Record<number, GoogleFault> = {
  404: notFound,
  405: methodNotAllowed,
  413: new GoogleFault(413, 'Request payload size exceeds the limit.', 'INVALID_ARGUMENT'),
  415: new GoogleFault(415, 'Unsupported content type.', 'INVALID_ARGUMENT'),
  429: new GoogleFault(429, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'RESOURCE_EXHAUSTED'),
  503: new GoogleFault(503, outage, 'UNAVAILABLE'),
}

export function faultOfError(error: FastifyError, request: FastifyRequest): GoogleFault {
  const status = statusOf(error)
  const known = faultsByStatus[status]
  if (status >= 400 && status < 500)
    return known ?? new GoogleFault(status, 'The request cannot be read.', 'INVALID_ARGUMENT')
  logFailure(error, request)
  return known ?? new GoogleFault(500, outage, 'INTERNAL')
}

const reasons: Record<number, string> = {
  403: 'forbidden',
  404: 'notFound',
  405: 'httpMethodNotAllowed',
  413: 'uploadTooLarge',
  429: 'rateLimitExceeded',
  500: 'backendError',
  503: 'backendError',
}

export function answerFault(reply: FastifyReply, fault: GoogleFault): FastifyReply {
  const { code, message, status } = fault
  reply.refusalReason = status ?? message.split(' ', 1)[0] ?? message
  const reason = status === undefined ? 'invalid' : (reasons[code] ?? 'badRequest')
  const error = { code, message, errors: [{ message, domain: 'global', reason }], status }
  if (code === 503) reply.header('retry-after', String(awaySeconds))
  return reply
    .status(code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error }))
}
