import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Neither a document nor a worker: without the headers that browsers obey in these alone. */
    isPartOfDocument?: boolean
    /** Of a page with a sheet in it: this one alone, by its hash as the policy writes it. */
    allowedStyle?: string
  }
}

/** What browsers obey in documents and workers alone: half a kilobyte less for each file and each call of a page (decision 55). */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What no page of ours asks for, nor what a page of ours might show. */
const permissionsPolicy = 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),display-capture=()'

/** JSON that is opened as a page runs nothing and stands in no frame. */
const policyOfJson = "default-src 'none';frame-ancestors 'none'"

type Headers = readonly (readonly [name: string, value: string])[]

/** Gives every answer helmet's headers and a Permissions-Policy, or those of them that data and parts of documents need; its own come first. */
export async function sendSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions) {
  const ofDocument: Headers = [...(await headersOf(options)), ['permissions-policy', permissionsPolicy]]
  const ofPart = ofDocument.filter(([name]) => !ofDocuments.includes(name))
  const ofData: Headers = [...ofPart, ['content-security-policy', policyOfJson]]
  app.decorateReply('isPartOfDocument')
  app.decorateReply('allowedStyle')
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isData = /^application\/(\w+\+)?json/.test(String(reply.getHeader('content-type') ?? ''))
    const headers = isData ? ofData : reply.isPartOfDocument ? ofPart : ofDocument
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    const { allowedStyle } = reply
    if (allowedStyle) {
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header('content-security-policy', policy.replace("style-src 'self'", `$& ${allowedStyle}`))
    }
    done(null, payload)
  })
}

const asked = new Map<string, Promise<Headers>>()

/** Asked once, as they never change: helmet writes them anew for each answer. */
function headersOf(options: FastifyHelmetOptions): Promise<Headers> {
  const key = JSON.stringify(options)
  const headers = asked.get(key) ?? askHelmet(options)
  asked.set(key, headers)
  return headers
}

async function askHelmet(options: FastifyHelmetOptions): Promise<Headers> {
  const answerWith = async (register: (app: FastifyInstance) => unknown) => {
    const app = Fastify()
    await register(app)
    app.get('/', async (_request, reply) => reply.send())
    return (await app.inject('/')).headers
  }
  const without = await answerWith(() => {})
  const headers = await answerWith((app) => app.register(helmet, options))
  return Object.entries(headers).flatMap(([name, value]) =>
    name in without ? [] : [[name, String(value)] as const],
  )
}
