import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { z } from 'zod'
import {
  type Access,
  type Endpoint,
  type Output,
  type Received,
  type RefusalCode,
  usualBodyBytes,
} from '#platform/contract/endpoint.ts'
import type { CommonErrorCode } from '#platform/contract/errors.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { networkOf } from '../connections/network.ts'
import { isKnown, sendCompressed } from './compressed-answer.ts'
import { csvFor, sendCsv } from './csv.ts'
import { answerRefusal } from './errors.ts'
import { allowEveryOrigin, answerPreflight } from './origins.ts'
import { Refusal, refuse } from './refusal.ts'

export type Callers = Record<Access, unknown>

/** The only way to become a caller. */
export type Gate<C extends Callers> = <A extends Access>(
  endpoint: { readonly access: A } & Pick<Endpoint, 'freshness'>,
  request: FastifyRequest,
) => Promise<C[A] | Refusal<CommonErrorCode>>

/** `tag` identifies this version of the file; `read` is called only for clients without it. */
export class TaggedFile<Content extends string | Uint8Array> {
  readonly etag: string
  readonly read: () => Promise<Content>

  constructor(tag: string, read: () => Promise<Content>) {
    this.etag = `"${tag}"`
    this.read = read
  }
}

type Answered<E extends Endpoint> = E extends { readonly format: 'csv' }
  ? AsyncIterable<Output<E>>
  : Output<E> | (Output<E> extends string | Uint8Array ? TaggedFile<Output<E>> : never)

type Handler<E extends Endpoint, C extends Callers> = (
  input: Received<E> & {
    readonly caller: C[E['access']]
    readonly address: string
    readonly chooseLanguage: (languages: readonly string[]) => string
  },
) => Promise<Answered<E> | Refusal<RefusalCode<E> | CommonErrorCode>>

export type Serve<C extends Callers> = <E extends Endpoint>(endpoint: E, handler: Handler<E, C>) => void

/** Undeclared input is refused, undeclared output dropped. */
export function serveEndpoints<C extends Callers>(app: FastifyInstance, gate: Gate<C>): Serve<C> {
  const callers = new WeakMap<FastifyRequest, C[Access]>()
  return (endpoint, handler) => {
    type Caller = C[(typeof endpoint)['access']]
    if (endpoint.crossOrigin) answerPreflight(app, endpoint.path)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.maxBodyBytes ?? usualBodyBytes,
      // Only admitted callers may cause the work of reading a body.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (endpoint.crossOrigin) allowEveryOrigin(reply)
        if (endpoint.localized) reply.header('vary', 'accept-language')
        const caller = await gate<(typeof endpoint)['access']>(endpoint, request)
        if (caller instanceof Refusal) return answerRefusal(reply, caller, endpoint)
        callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) as Caller
        const received = receive(endpoint, request)
        if (received instanceof Refusal) return answerRefusal(reply, received, endpoint)
        const outcome = await handler({
          ...received,
          caller,
          address: networkOf(request.ip),
          chooseLanguage: (languages) => chooseLanguage(request, languages),
        })
        if (outcome instanceof Refusal) return answerRefusal(reply, outcome, endpoint)
        if (endpoint.format === 'csv') {
          const language = endpoint.localized ? chooseLanguage(request, pageLanguages) : undefined
          return sendCsv(reply, endpoint, outcome as AsyncIterable<unknown>, csvFor(language))
        }
        if (endpoint.media && outcome instanceof TaggedFile)
          return sendTagged(request, reply, endpoint, endpoint.media, outcome)
        if (endpoint.compressed)
          return sendCompressed(request, reply, Object(outcome), () => written(endpoint, outcome))
        return endpoint.media
          ? sendMedia(reply, endpoint, endpoint.media, outcome)
          : reply.type('application/json; charset=utf-8').send(written(endpoint, outcome))
      },
    })
  }
}

const chooseLanguage = (request: FastifyRequest, languages: readonly string[]) =>
  new Negotiator(request).language([...languages]) ?? languages[0] ?? ''

function receive<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Received<E> | Refusal<CommonErrorCode> {
  const received = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body),
  }
  return Object.values(received).find((part) => part instanceof Refusal) ?? (received as Received<E>)
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    const empty = value === undefined || value === null || Object.keys(Object(value)).length === 0
    return empty ? undefined : refuse('invalid-input', 'This endpoint does not accept this input.')
  }
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
  return refuse('invalid-input', issue?.message ?? 'The input is not valid.', field || undefined)
}

const written = (endpoint: Endpoint, outcome: unknown) => JSON.stringify(endpoint.output.parse(outcome))

async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  media: string,
  { etag, read }: TaggedFile<string | Uint8Array>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (isKnown(request, etag)) return reply.status(304).send()
  return sendMedia(reply, endpoint, media, await read())
}

function sendMedia(
  reply: FastifyReply,
  { path, output }: Endpoint,
  media: string,
  outcome: unknown,
): FastifyReply {
  const file = output.parse(outcome) as string | Uint8Array
  return reply
    .type(media)
    .header('content-disposition', `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`)
    .send(typeof file === 'string' ? file : Buffer.from(file))
}
