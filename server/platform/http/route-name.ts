import type { FastifyRequest } from 'fastify'

/** A pattern as `/api/attempts/:attemptId`, without the address's values; `none` without a route. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions?.url?.replaceAll('::', ':') ?? 'none'
}
