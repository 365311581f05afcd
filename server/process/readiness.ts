import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/database.ts'
import { isReachable } from '#server/platform/db/reachable.ts'
import { awaySeconds } from '#server/platform/http/errors.ts'

/** Tells a load balancer whether requests can be answered now; that the process is alive, /healthz says. */
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
