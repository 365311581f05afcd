import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** What a host that is not ours answers, by its address: JSON. */
type Documents = Readonly<Record<string, unknown>>

/**
 * Lets everything in this process that fetches reach the app over HTTP as the site `https://HOST`, as it would be behind
 * a proxy, and some documents of other hosts. Any other address fails: no test leaves the machine.
 */
export async function serveAsSite(
  app: FastifyInstance,
  site: string,
  documents: Documents = {},
): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const native = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = native
  })
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url } = request
    if (url in documents) return Response.json(documents[url])
    if (!url.startsWith(`${site}/`)) throw new Error(`a test fetched ${url}`)
    return native(`${address}${url.slice(site.length)}`, { headers: request.headers, method: request.method })
  }
}
