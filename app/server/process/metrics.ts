import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { UsedCeilings } from '#features/identity/server/limits/identity-limits.ts'
import { hasBearer } from '#platform/server/access/callers.ts'
import type { Config } from '#platform/server/feature.ts'
import { answerRefusal } from '#platform/server/http/errors.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import {
  measureDatabase,
  measureQueue,
  measureRequests,
  measureTasks,
} from '#platform/server/metrics/prometheus.ts'

/** For callers with the token (decision 14). */
export type Metrics = NonNullable<ReturnType<typeof createMetrics>>

export function createMetrics({ operations, server }: Pick<Config, 'operations' | 'server'>) {
  if (!operations.metricsToken) return undefined
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRoom(registry, server.dataDir)
  return {
    registry,
    requests: measureRequests(registry),
    hashing: measureQueue(registry, 'password_hash', 'password hashes'),
    database: measureDatabase(registry),
    tasks: measureTasks(registry),
    ceilings: measureCeilings(registry),
  }
}

export function registerMetrics(app: FastifyInstance, metrics: Metrics | undefined, token: string): void {
  if (!metrics || !token) return
  const { registry } = metrics
  countConnections(app, registry)
  app.get('/metrics', { config: { answeredUnderLoad: true } }, async (request, reply) => {
    if (!hasBearer(request, token)) {
      reply.header('www-authenticate', 'Bearer')
      return answerRefusal(reply, refuse('unauthenticated', 'METRICS_TOKEN is required here.'))
    }
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
}

function countConnections(app: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'http_connections',
    help: 'Open connections.',
    registers: [registry],
    async collect() {
      this.set(
        await new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count))),
      )
    },
  })
}

/** They are shared by all processes, so each says the same. */
function measureCeilings(registry: Registry) {
  return {
    watch(read: () => Promise<UsedCeilings>): void {
      new Gauge({
        name: 'identity_ceiling_used_ratio',
        help: 'Used share of a ceiling that holds for all addresses together, in the running hour.',
        labelNames: ['ceiling'] as const,
        registers: [registry],
        async collect() {
          this.reset()
          // While the database is away nothing is known; a 0 would be wrong.
          const used = await read().catch(() => ({}))
          for (const [ceiling, share] of Object.entries(used)) this.set({ ceiling }, share)
        },
      })
    },
  }
}

function measureRoom(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      // With a remote database the folder may be missing; a 0 would be wrong.
      const disk = await statfs(dataDir).catch(() => undefined)
      if (disk) this.set(disk.bavail * disk.bsize)
      else this.remove()
    },
  })
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Undefined without a token to read them. */
    readonly metrics?: Metrics | undefined
  }
}
