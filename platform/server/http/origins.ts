import type { FastifyInstance, FastifyReply } from 'fastify'

/** Foreign ones: those whose services the browser calls, and those whose videos it plays. */
type Origins = Readonly<Record<'services' | 'media', readonly string[]>>

/** The session is in the browser's storage, so foreign scripts must not run: no `unsafe-inline`, no `unsafe-eval`. */
export const contentSecurityPolicy = ({ services, media }: Origins) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    // Without it, what may be played is what `default-src` says.
    ...(media.length > 0 && { 'media-src': ["'self'", ...media] }),
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  },
})

/** For public documents that verifiers in browsers fetch; without cookies. */
export const allowEveryOrigin = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')

/** A verifier's header such as `Cache-Control` causes a preflight. */
export function answerPreflight(app: FastifyInstance, url: string): void {
  app.options(url, (_request, reply) =>
    allowEveryOrigin(reply)
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '86400')
      .status(204)
      .send(),
  )
}
