import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import Negotiator from 'negotiator'
import type { z } from 'zod'
import { networkOf } from '#server/platform/http/network.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { emailLanguages } from '#server/platform/mail/email-frame.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { createCallLimit } from '../limits/admit-call.ts'
import { admitRequest } from '../limits/admit-request.ts'
import { type RequestLimit, requestLimits } from '../limits/rate-limits.ts'
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

/** Largest accepted body, in bytes: the ID token of a provider that lists the groups of its user takes the most. */
const bodyLimit = 32 * 1024

/**
 * Registers a call of the service, whose body goes through the schema. `path` writes a colon as `::`; `call`
 * is told the caller's address, as networkOf has it, and the language of
 * an e-mail; `limits` say how often one address may ask for what it asks.
 */
export type ServeCall = <S extends z.ZodType>(
  path: string,
  schema: S,
  call: (
    input: z.output<S>,
    address: string,
    language: string,
  ) => Promise<object | Refusal<IdentityErrorCode>>,
  limits?: (input: z.output<S>) => readonly RequestLimit[],
) => void

/**
 * Opens one host of the service under a prefix. Whatever goes wrong below it, at a known address or not, is answered
 * in the service's shape.
 */
export function openWire(
  app: FastifyInstance,
  identity: Identity,
  { prefix, format }: { prefix: string; format: BodyFormat },
  register: (post: ServeCall, get: ServeCall) => void,
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
      // Beyond this scope the pages take every GET.
      for (const url of ['/', '/*']) scope.get(url, (_request, reply) => answerFault(reply, notFound))
      const admitCall = createCallLimit(identity, requestLimits(identity.settings).call)
      const calls = (method: 'GET' | 'POST') => callsOf(scope, { identity, format, method, admitCall })
      register(calls('POST'), calls('GET'))
    },
    { prefix },
  )
}

interface Host {
  readonly identity: Identity
  readonly format: BodyFormat
  readonly method: 'GET' | 'POST'
  readonly admitCall: ReturnType<typeof createCallLimit>
}

function callsOf(scope: FastifyInstance, { identity, format, method, admitCall }: Host): ServeCall {
  return (path, schema, call, limits) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = networkOf(request.ip)
      if (!(await admitCall(address))) return answerFault(reply, tooManyCalls)
      const input = readRequest(identity.settings, format, schema, request)
      if (input instanceof GoogleFault) return answerFault(reply, input)
      for (const limit of limits?.(input.data) ?? [])
        if ((await admitRequest(identity, limit, [address])) !== undefined)
          return answerFault(reply, faultOfRefusal(refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')))
      const outcome = await call(input.data, address, emailLanguageOf(request))
      if (outcome instanceof Refusal) return answerFault(reply, faultOfRefusal(outcome))
      return reply.header('cache-control', 'no-store').send(outcome)
    }
    scope.route({ method, url: path, bodyLimit, handler, exposeHeadRoute: false })
    refuseOtherMethods(scope, path, method)
  }
}

/** The language that the client asks for by its own header, else that of the browser. */
function emailLanguageOf({ headers }: FastifyRequest): string {
  const locale = headers['x-firebase-locale']
  const accepted = typeof locale === 'string' ? { 'accept-language': locale } : headers
  return new Negotiator({ headers: accepted }).language([...emailLanguages]) ?? 'en'
}

const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function refuseOtherMethods(scope: FastifyInstance, path: string, allowed: 'GET' | 'POST'): void {
  scope.route({
    method: everyMethod.filter((method) => method !== allowed),
    url: path,
    // Before the body is read, so that a body of another type does not hide the reason.
    onRequest: async (_request, reply) => answerFault(reply.header('allow', allowed), methodNotAllowed),
    handler: () => undefined,
  })
}
