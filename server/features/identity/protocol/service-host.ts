import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import Negotiator from 'negotiator'
import { networkOf } from '#server/platform/http/network.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { emailLanguages } from '#server/platform/mail/email-frame.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { createCallLimit } from '../limits/admit-call.ts'
import { admitRequest } from '../limits/admit-request.ts'
import { requestLimits } from '../limits/rate-limits.ts'
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
import type { ServiceCall } from './service-call.ts'

/** Largest accepted body, in bytes: the ID token of a provider that lists the groups of its user takes the most. */
const bodyLimit = 32 * 1024

/** One host of the service: its prefix on this server, how its bodies are read, and its calls. */
export interface ServiceHost {
  readonly prefix: string
  readonly format: BodyFormat
  readonly calls: readonly ServiceCall[]
}

/**
 * Opens a host of the service under its prefix. Whatever goes wrong below it, at a known address or not, is answered in
 * the service's shape.
 */
export function openServiceHost(
  app: FastifyInstance,
  identity: Identity,
  { prefix, format, calls }: ServiceHost,
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
      const limits = requestLimits(identity.settings)
      const admitCall = createCallLimit(identity, limits.call)
      for (const call of calls) {
        const handler = async (request: FastifyRequest, reply: FastifyReply) => {
          const address = networkOf(request.ip)
          if (!(await admitCall(address))) return answerFault(reply, tooManyCalls)
          const input = readRequest(identity.settings, format, call.schema, request)
          if (input instanceof GoogleFault) return answerFault(reply, input)
          for (const limit of call.limitsOf(limits, input.data))
            if ((await admitRequest(identity, limit, [address])) !== undefined)
              return answerFault(reply, faultOfRefusal(refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')))
          const caller = { address, language: emailLanguageOf(request) }
          const outcome = await call.answer(identity, input.data, caller)
          if (outcome instanceof Refusal) return answerFault(reply, faultOfRefusal(outcome))
          return reply.header('cache-control', 'no-store').send(outcome)
        }
        // A colon that is meant as one is written twice.
        const url = call.path.replace(':', '::')
        scope.route({ method: call.method, url, bodyLimit, handler, exposeHeadRoute: false })
        refuseOtherMethods(scope, url, call.method)
      }
    },
    { prefix },
  )
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
