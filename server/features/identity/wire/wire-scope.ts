import type { FastifyError, FastifyInstance, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import { networkOf } from '#server/platform/http/network.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { createCallLimit } from '../limits/admit-call.ts'
import { admitRequest } from '../limits/admit-request.ts'
import { type RequestLimit, requestLimits } from '../limits/request-limits.ts'
import {
  answerFault,
  faultOfError,
  faultOfRefusal,
  GoogleFault,
  methodNotAllowed,
  notFound,
  tooManyCalls,
} from './google-fault.ts'
import { readRequest } from './request.ts'
import type { BodyFormat } from './request-body.ts'

/** Largest accepted body, in bytes. */
const bodyLimit = 64 * 1024

/**
 * Registers a call of the service: a POST whose body goes through the schema. `path` writes a colon as `::`; `call`
 * is told the caller's address, as networkOf has it; `limit` says how often one address may ask.
 */
export type ServeCall = <S extends z.ZodType>(
  path: string,
  schema: S,
  call: (input: z.output<S>, address: string) => Promise<object | Refusal<IdentityErrorCode>>,
  limit?: RequestLimit,
) => void

/**
 * Opens one host of the service under a prefix. Whatever goes wrong below it, at a known address or not, is answered
 * in the service's shape.
 */
export function openWire(
  app: FastifyInstance,
  identity: Identity,
  { prefix, format }: { prefix: string; format: BodyFormat },
  register: (serve: ServeCall) => void,
): void {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(format.mediaType, { parseAs: 'buffer' }, (_request, bytes, done) =>
        done(null, bytes),
      )
      scope.setErrorHandler<FastifyError>((error, request, reply) =>
        answerFault(reply, faultOfError(error, request)),
      )
      scope.setNotFoundHandler((_request, reply) => answerFault(reply, notFound))
      register(callsOf(scope, identity, format))
    },
    { prefix },
  )
}

function callsOf(scope: FastifyInstance, identity: Identity, format: BodyFormat): ServeCall {
  const admitCall = createCallLimit(identity, requestLimits(identity.settings).call)
  return (path, schema, call, limit) => {
    scope.post(path, { bodyLimit }, async (request, reply) => {
      const address = networkOf(request.ip)
      if (!(await admitCall(address))) return answerFault(reply, tooManyCalls)
      const input = readRequest(identity.settings, format, schema, request)
      if (input instanceof GoogleFault) return answerFault(reply, input)
      const excess = limit && (await admitRequest(identity, limit, [address]))
      if (excess !== undefined)
        return answerFault(reply, faultOfRefusal(refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')))
      const outcome = await call(input.data, address)
      if (outcome instanceof Refusal) return answerFault(reply, faultOfRefusal(outcome))
      return reply.header('cache-control', 'no-store').send(outcome)
    })
    refuseOtherMethods(scope, path)
  }
}

const otherMethods: HTTPMethods[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function refuseOtherMethods(scope: FastifyInstance, path: string): void {
  scope.route({
    method: otherMethods,
    url: path,
    // Before the body is read, so that a body of another type does not hide the reason.
    onRequest: async (_request, reply) => answerFault(reply.header('allow', 'POST'), methodNotAllowed),
    handler: () => undefined,
  })
}
