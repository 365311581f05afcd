import type { FastifyInstance } from 'fastify'
import type { Parts } from '#platform/server/feature.ts'

/** Kept for a year, since another picture has another address; pages that are still open ask for a former one. */
export function registerSiteLogo(app: FastifyInstance, { issuer }: Pick<Parts, 'issuer'>): void {
  app.get('/site-logo/:file', async (request, reply) => {
    const { siteLogo } = issuer
    if (!siteLogo) return reply.callNotFound()
    const isThis = request.url.split('?')[0] === siteLogo.path
    return reply
      .header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('image/png')
      .send(siteLogo.bytes)
  })
}
