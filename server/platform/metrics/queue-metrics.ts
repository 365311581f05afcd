import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

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
