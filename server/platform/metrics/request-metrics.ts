import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { RequestMeter } from '#server/platform/http/request-watch.ts'

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
