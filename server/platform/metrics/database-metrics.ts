import { Histogram, type Registry } from 'prom-client'
import type { DatabaseMeter } from '#server/platform/db/measured-dialect.ts'

export function measureDatabase(registry: Registry): DatabaseMeter {
  const durations = new Histogram({
    name: 'database_work_seconds',
    help: 'Duration of statements by kind, of commits and rollbacks, and of waiting for a connection.',
    labelNames: ['engine', 'work'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  return (engine, work, seconds) => durations.observe({ engine, work }, seconds)
}
