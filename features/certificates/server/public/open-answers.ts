import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { allowEveryOrigin } from '#platform/server/http/origins.ts'

/** Verifiers that run in browsers read it from other sites. */
export const forEveryone = (reply: FastifyReply, type: string) =>
  allowEveryOrigin(reply).type(type).header('cache-control', 'no-cache')

/** The kind of JSON that a program asks for instead of a page; undefined for browsers. */
export function definitionType(request: FastifyRequest, reply: FastifyReply): string | undefined {
  reply.header('vary', 'accept')
  const asked = new Negotiator(request).mediaType(['text/html', 'application/json', 'application/ld+json'])
  return asked === 'text/html' ? undefined : asked
}
