import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'
import { answerRefusal } from './errors.ts'
import { refuse } from './refusal.ts'

export type MethodsByPath = Map<string, Set<string>>

const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Call before any route is registered. */
export function collectMethods(app: FastifyInstance): MethodsByPath {
  const methods: MethodsByPath = new Map()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const known = methods.get(url) ?? new Set()
    for (const name of [method].flat()) known.add(name)
    methods.set(url, known)
  })
  return methods
}

/** 405 with `Allow`. Call after the last route. */
export function refuseOtherMethods(app: FastifyInstance, methods: MethodsByPath): void {
  for (const [url, known] of [...methods]) {
    const allowed = [...known].toSorted()
    const refusal = refuse('method-not-allowed', `This address only accepts ${allowed.join(', ')}.`)
    refuseAllBut(allowed, app, url, (reply) => answerRefusal(reply, refusal))
  }
}

/** With `Allow`, before the body is read: its type must not hide the reason. */
export function refuseAllBut(
  allowed: readonly string[],
  app: FastifyInstance,
  url: string,
  answer: (reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    method: everyMethod.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) => answer(reply.header('allow', allowed.join(', '))),
    handler: () => undefined,
  })
}
