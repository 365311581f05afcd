import type { FastifyInstance, FastifyReply } from 'fastify'

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
