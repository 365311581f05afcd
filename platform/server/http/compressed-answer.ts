import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Smallest first. */
const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]
export type Compress = (bytes: Buffer) => Promise<Buffer>

const compressors = (quality: number): Readonly<Record<Coding, Compress>> => ({
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
})

/** Takes a few milliseconds at most for a page. */
export const compressSoon = compressors(5)
/** By brotli a tenth of a second or more for a page. */
export const compressBest = compressors(constants.BROTLI_MAX_QUALITY)

export function codingFor(request: FastifyRequest): Coding {
  const accepted = new Negotiator(request).encodings([...codings])
  return codings.find((one) => accepted.includes(one)) ?? 'identity'
}

/** Whether the client has this version already (RFC 9110 section 13.1.2). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*')
}

const made = new WeakMap<object, ReturnType<typeof begin>>()

/** Each answer is compressed once: `outcome` is the same object as long as it says the same. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: object,
  write: () => string,
): Promise<FastifyReply> {
  const answer = made.get(outcome) ?? begin(write())
  made.set(outcome, answer)
  const { etag, plain, bodies } = answer
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.header('cache-control', 'no-cache').header('vary', vary).header('etag', etag)
  if (isKnown(request, etag)) return reply.status(304).send()

  const coding = codingFor(request)
  const body = bodies.get(coding) ?? compressBest[coding](plain)
  bodies.set(coding, body)
  // A failure is not kept.
  body.catch(() => bodies.delete(coding))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(await body)
}

function begin(text: string) {
  const plain = Buffer.from(text)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { etag: `"${tag}"`, plain, bodies: new Map<Coding, Promise<Buffer>>() }
}
