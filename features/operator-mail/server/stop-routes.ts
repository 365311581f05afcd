import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minute } from '#platform/server/clock/clock.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import type { Parts } from '#platform/server/feature.ts'
import { createCallLimit } from '#platform/server/limits/request-limits.ts'
import { turnOff } from './operator-mail.store.ts'
import { type StopState, stopPage, stopPath } from './stop-page.ts'

/** For one address: a mail provider sends those of all its customers. */
export const stopLimit = { kind: 'operator-mail-stopped', max: 300, window: 10 * minute }

/** In bytes: a mail program sends one field. */
const largestForm = 4_096

/** Without a login: whoever has the link has the email. An unknown key is answered as a known one. */
export function registerStopRoutes(
  app: FastifyInstance,
  { db, clock, writtenPages: pages }: Pick<Parts, 'db' | 'clock' | 'writtenPages'>,
): void {
  const show = (request: FastifyRequest, reply: FastifyReply, state: StopState) => {
    const language = pages.languageOf(request)
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return pages.send(request, reply, stopPage(language, state), language)
  }
  const url = stopPath(':key')
  app.get(url, (request, reply) => show(request, reply, 'asked'))

  const admitCall = createCallLimit({ db, clock }, stopLimit)
  app.register(async (forms) => {
    // RFC 8058 allows both forms, and the key says all: what they contain does not matter.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, _body, done) =>
      done(null),
    )
    forms.post<{ Params: { key: string } }>(url, async (request, reply) => {
      if (!(await admitCall(networkOf(request.ip)))) {
        reply.status(429).header('retry-after', stopLimit.window / 1000)
        return show(request, reply, 'too-often')
      }
      await turnOff(db, request.params.key)
      return show(request, reply, 'stopped')
    })
  })
}
