import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/database.ts'
import { isReachable } from '#server/platform/db/reachable.ts'
import { awaySeconds } from '#server/platform/http/errors.ts'

/** For load balancers; /healthz only says that the process is alive. */
export function registerReadiness(app: FastifyInstance, db: Db): void {
  app.get('/readyz', { config: { answeredUnderLoad: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReachable(db)) return { status: 'ready' }
    return reply
      .status(503)
      .header('retry-after', String(awaySeconds))
      .send({ status: 'unavailable', reason: 'database' })
  })
}
