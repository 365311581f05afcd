import type { FastifyRequest } from 'fastify'

/**
 * What the log says of a request: where it went, never its query, in which the codes of letters and of other identity
 * providers are.
 */
export function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replace(/[?;#].*$/s, ''), host, remoteAddress: ip }
}
