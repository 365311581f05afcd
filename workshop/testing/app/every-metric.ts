import Fastify from 'fastify'
import type { Registry } from 'prom-client'
import { readConfig } from '#app/server/config/config.ts'
import { createMetrics, registerMetrics } from '#app/server/process/metrics.ts'
import { createPasswordHasher } from '#features/identity/server/passwords/password-hash.ts'
import { importOfFeatures } from '../feature-exports.ts'

/** What `testing/metrics.ts` of a feature exports: registers what it measures. */
export interface FeatureMetrics {
  readonly measure: (registry: Registry) => void
}

/** The registry of a process, with everything that it can come to measure. */
export async function everyMetric(): Promise<Registry> {
  const token = 'a-token-too-long-to-guess'
  const metrics = createMetrics(readConfig({ METRICS_TOKEN: token }))
  if (!metrics) throw new Error('The metrics are off.')
  registerMetrics(Fastify(), metrics, token)
  await createPasswordHasher(1, 1, metrics.hashing)
  metrics.ceilings.watch(async () => ({ mail: 0, 'sign-ups': 0 }))
  for (const { measure } of await importOfFeatures<FeatureMetrics>('testing/metrics.ts'))
    measure(metrics.registry)
  return metrics.registry
}
