import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { z } from 'zod'
import { pageLanguages } from '#platform/contract/languages.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import { quote, readJson, readUtf8 } from '#platform/server/http/json-body.ts'
import { refuseAllBut } from '#platform/server/http/methods.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { admitRequest, createCallLimit, type RequestLimit } from '#platform/server/limits/request-limits.ts'
import type { IdentitySettings } from '../identity.config.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { requestLimits } from '../limits/identity-limits.ts'
import {
  answerFault,
  faultOfError,
  faultOfRefusal,
  GoogleFault,
  invalidArgument,
  methodNotAllowed,
  notFound,
  tooManyCalls,
} from './google-fault.ts'

export interface ServiceCaller {
  readonly address: string
  readonly language: string
}

export interface ServiceCall<S extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly schema: S
  limitsOf(limits: ReturnType<typeof requestLimits>, input: z.output<S>): readonly RequestLimit[]
  answer(
    identity: Identity,
    input: z.output<S>,
    caller: ServiceCaller,
  ): Promise<object | Refusal<IdentityErrorCode>>
}

type Draft<S extends z.ZodType> = Pick<ServiceCall<S>, 'path' | 'schema' | 'answer'> &
  Partial<Pick<ServiceCall<S>, 'method' | 'limitsOf'>>

export const serviceCall = <S extends z.ZodType>(call: Draft<S>): ServiceCall<S> => ({
  method: 'POST',
  limitsOf: () => [],
  ...call,
})

export interface ServiceHost {
  readonly prefix: string
  readonly format: BodyFormat
  readonly calls: readonly ServiceCall[]
}

export const identityToolkitPrefix = '/identitytoolkit.googleapis.com'
export const secureTokenPrefix = '/securetoken.googleapis.com'

/** Even framework errors at these addresses need the service's shape. */
export function isIdentityAddress(url: string): boolean {
  return [identityToolkitPrefix, secureTokenPrefix].some(
    (prefix) => url.startsWith(prefix) && /^([/?]|$)/.test(url.slice(prefix.length)),
  )
}

/** In bytes: the ID token of a provider that lists the groups of its user takes the most. */
const bodyLimit = 32 * 1024

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
        refuseAllBut([call.method], scope, url, (reply) => answerFault(reply, methodNotAllowed))
      }
    },
    { prefix },
  )
}

function emailLanguageOf({ headers }: FastifyRequest): string {
  const locale = headers['x-firebase-locale']
  const accepted = typeof locale === 'string' ? { 'accept-language': locale } : headers
  return new Negotiator({ headers: accepted }).language([...pageLanguages]) ?? 'en'
}

function readRequest<S extends z.ZodType>(
  settings: IdentitySettings,
  format: BodyFormat,
  schema: S,
  request: FastifyRequest,
): { readonly data: z.output<S> } | GoogleFault {
  const fault = faultOfQuery(settings, request)
  if (fault) return fault
  const value = format.read(request.body instanceof Buffer ? request.body : Buffer.alloc(0))
  if (value instanceof GoogleFault) return value
  const parsed = schema.safeParse(value)
  return parsed.success ? { data: parsed.data } : faultOfIssue(parsed.error.issues[0])
}

function faultOfQuery(settings: IdentitySettings, request: FastifyRequest): GoogleFault | undefined {
  const {
    key = request.headers['x-goog-api-key'],
    alt,
    ...rest
  } = Object(request.query) as Record<string, unknown>
  if (key === undefined || key === '')
    return new GoogleFault(403, 'The request is missing a valid API key.', 'PERMISSION_DENIED')
  if (key !== settings.apiKey) return invalidArgument('API key not valid. Please pass a valid API key.')
  if (alt !== undefined && alt !== 'json') return invalidArgument("Invalid value at 'alt'.")
  const unknown = Object.keys(rest)[0]
  return unknown === undefined ? undefined : unknownName(unknown)
}

function faultOfIssue(issue: z.core.$ZodIssue | undefined): GoogleFault {
  if (issue?.code === 'unrecognized_keys') return unknownName(issue.keys[0] ?? '')
  if (!issue?.path.length)
    return invalidArgument('Invalid JSON payload received. Root element must be a message.')
  return invalidArgument(`Invalid value at '${issue.path.join('.')}'.`)
}

const unknownName = (name: string) =>
  invalidArgument(`Invalid JSON payload received. Unknown name ${quote(name)}: Cannot find field.`)

export interface BodyFormat {
  readonly mediaType: string
  readonly read: (bytes: Buffer) => unknown | GoogleFault
}

/** An empty body is an empty message. Names that occur twice are refused. */
export const jsonBody: BodyFormat = {
  mediaType: 'application/json',
  read(bytes) {
    if (bytes.every(isBlank)) return {}
    const body = readJson(bytes)
    return 'value' in body ? body.value : invalidArgument(`Invalid JSON payload received. ${body.fault}`)
  },
}

export const formBody: BodyFormat = {
  mediaType: 'application/x-www-form-urlencoded',
  read(bytes) {
    const text = readUtf8(bytes)
    if (text === undefined) return invalidArgument('Invalid form received. Invalid UTF-8.')
    const form = new Map<string, string>()
    for (const [name, value] of new URLSearchParams(text)) {
      if (form.has(name)) return invalidArgument(`Invalid form received. Duplicate name ${quote(name)}.`)
      form.set(name, value)
    }
    return Object.fromEntries(form)
  },
}

const isBlank = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
