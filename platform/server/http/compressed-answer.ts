import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Smallest first. */
const codings = ['br', 'gzip', 'identity'] as const
type Coding = (typeof codings)[number]

interface CompressedAnswer {
  readonly etag: string
  readonly bodies: Readonly<Record<Coding, () => Promise<Buffer>>>
}

const made = new WeakMap<object, CompressedAnswer>()

/** Each answer is compressed once: `outcome` is the same object as long as it says the same. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: object,
  write: () => string,
): Promise<FastifyReply> {
  const answer = made.get(outcome) ?? compress(write())
  made.set(outcome, answer)
  const { etag, bodies } = answer
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.header('cache-control', 'no-cache').header('vary', vary).header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.some((tag) => tag === etag || tag === '*')) return reply.status(304).send()

  const accepted = new Negotiator(request).encodings([...codings])
  const coding = codings.find((one) => accepted.includes(one)) ?? 'identity'
  const body = await bodies[coding]()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(body)
}

function compress(text: string): CompressedAnswer {
  const plain = Buffer.from(text)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: {
      br: once(() => promisify(brotliCompress)(plain, quality)),
      gzip: once(() => promisify(gzip)(plain, { level: 9 })),
      identity: async () => plain,
    },
  }
}

/** A failure is not kept. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let kept: Promise<Buffer> | undefined
  return () => {
    kept ??= make().catch((error) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
