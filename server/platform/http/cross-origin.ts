import type { FastifyInstance, FastifyReply } from 'fastify'

/** Lets the pages of every site read an answer, without cookies: for public documents that verifiers in browsers fetch. */
export const allowEveryOrigin = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')

/**
 * Answers the preflight request for an address that every origin may read. A browser sends one as soon as a verifier
 * asks with a header such as `Cache-Control`.
 */
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
