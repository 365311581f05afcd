import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { DatabaseMeter } from '#platform/server/db/measured-dialect.ts'
import type { RequestMeter } from '#platform/server/http/request-watch.ts'
import type { TaskMeter } from '#platform/server/scheduler/task-runner.ts'

/** By route pattern: addresses hold personal data. */
export function measureRequests(registry: Registry): RequestMeter {
  const registers = [registry]
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress.',
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Refused requests, by error code.',
    labelNames: ['route', 'reason'] as const,
    registers,
  })
  return {
    begun: () => inFlight.inc(),
    ended({ route, method, outcome }, seconds) {
      inFlight.dec()
      durations.observe({ route, method, status: outcome }, seconds)
    },
    refused: ({ route, reason }) => refusals.inc({ route, reason }),
  }
}

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

export interface QueueMeter {
  watch(length: () => { readonly running: number; readonly waiting: number }): void
  /** In seconds. */
  waited(seconds: number): void
  refused(): void
}

/** @param name singular, as in `password_hash`; @param what plural, for the descriptions */
export function measureQueue(registry: Registry, name: string, what: string): QueueMeter {
  const registers = [registry]
  const waits = new Histogram({
    name: `${name}_wait_seconds`,
    help: `Time that ${what} waited in the queue.`,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const refusals = new Counter({
    name: `${name}_refusals_total`,
    help: `Number of ${what} refused because the queue was full.`,
    registers,
  })
  return {
    watch(length) {
      new Gauge({
        name: `${name}_queue`,
        help: `Number of ${what} running and waiting.`,
        labelNames: ['state'] as const,
        registers,
        collect() {
          const { running, waiting } = length()
          this.set({ state: 'running' }, running)
          this.set({ state: 'waiting' }, waiting)
        },
      })
    },
    waited: (seconds) => waits.observe(seconds),
    refused: () => refusals.inc(),
  }
}

export function measureTasks(registry: Registry): TaskMeter {
  const registers = [registry]
  const labelNames = ['task'] as const
  const successes = new Gauge({
    name: 'scheduled_task_last_success_timestamp_seconds',
    help: 'When a scheduled task last succeeded in this process, in Unix time; 0 before the first time.',
    labelNames,
    registers,
  })
  const failures = new Counter({
    name: 'scheduled_task_failures_total',
    help: 'Runs of a scheduled task that failed.',
    labelNames,
    registers,
  })
  return {
    watch(names) {
      for (const task of names) {
        successes.set({ task }, 0)
        failures.inc({ task }, 0)
      }
    },
    succeeded: (task, at) => successes.set({ task }, at / 1000),
    failed: (task) => failures.inc({ task }),
  }
}
