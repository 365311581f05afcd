import type { FastifyError, FastifyInstance, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { IdentityErrorCode } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import {
  answerFault,
  faultOfError,
  faultOfRefusal,
  GoogleFault,
  methodNotAllowed,
  notFound,
} from './google-fault.ts'
import { readRequest } from './request.ts'
import type { BodyFormat } from './request-body.ts'

/** Largest accepted body, in bytes. */
const bodyLimit = 64 * 1024

/** Registers a call of the service: a POST whose body goes through the schema. `path` writes a colon as `::`. */
export type ServeCall = <S extends z.ZodType>(
  path: string,
  schema: S,
  call: (input: z.output<S>) => Promise<object | Refusal<IdentityErrorCode>>,
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

function callsOf(scope: FastifyInstance, { settings }: Identity, format: BodyFormat): ServeCall {
  return (path, schema, call) => {
    scope.post(path, { bodyLimit }, async (request, reply) => {
      const input = readRequest(settings, format, schema, request)
      if (input instanceof GoogleFault) return answerFault(reply, input)
      const outcome = await call(input.data)
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
