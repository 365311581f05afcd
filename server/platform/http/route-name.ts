import type { FastifyRequest } from 'fastify'

/**
 * The pattern of the route that a request took, as in `/api/attempts/:attemptId`, so that requests can be counted and
 * logged without what is in their addresses; `none` where there is no such route.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  // Fastify writes a colon that is meant as one twice.
  return routeOptions?.url?.replaceAll('::', ':') ?? 'none'
}
