import type { FastifyInstance } from 'fastify'
import { type Db, isReachable } from '#platform/server/db/database.ts'
import { awaySeconds } from '#platform/server/http/errors.ts'
import { version } from '#platform/server/installation.ts'

/** For load balancers: whether the process is alive, and whether requests can be answered now. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { config: { answeredUnderLoad: true } }, async () => ({ status: 'ok', version }))
  app.get('/readyz', { config: { answeredUnderLoad: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReachable(db)) return { status: 'ready' }
    return reply
      .status(503)
      .header('retry-after', String(awaySeconds))
      .send({ status: 'unavailable', reason: 'database' })
  })
}
