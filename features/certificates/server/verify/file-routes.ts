import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minute } from '#platform/server/clock/clock.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { readTypedNumber, verifyPath } from '../public/number-form.ts'
import type { PublicParts, WrittenPages } from '../public/public-routes.ts'
import { numberPage } from '../public/verification-page.ts'
import { selectKnownNumbers } from '../records/award.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { checkFile } from './check-file.ts'
import { checkLine } from './check-line.ts'
import { type FileAnswer, filePage } from './file-page.ts'
import { takeUploads, type Upload } from './upload.ts'

/** For one address. */
export const fileLimit = { kind: 'file-verified', max: 30, window: 10 * minute }

/** Both forms work without scripts. The number goes in the address, since it is one; a file is sent, and not kept. */
export function registerVerifyPage(app: FastifyInstance, parts: PublicParts, pages: WrittenPages): void {
  app.get<{ Querystring: { number?: unknown } }>(verifyPath, async (request, reply) => {
    const { number } = request.query
    const language = pages.languageOf(request)
    if (typeof number !== 'string') return pages.send(request, reply, numberPage(language, parts), language)
    const [found, ...others] = await selectKnownNumbers(parts.db, readTypedNumber(number))
    if (found !== undefined && others.length === 0) return reply.redirect(`/certificates/${found}`, 303)
    reply.status(404).header('x-robots-tag', 'noindex')
    return pages.send(request, reply, numberPage(language, parts, number), language)
  })
  // Where the form for a number was before.
  app.get('/certificates', (request, reply) => {
    const asked = request.url.indexOf('?')
    return reply.redirect(verifyPath + (asked < 0 ? '' : request.url.slice(asked)), 301)
  })

  const answer = (request: FastifyRequest, reply: FastifyReply, said: FileAnswer) => {
    const language = pages.languageOf(request)
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return pages.send(request, reply, filePage(language, parts, said), language)
  }
  app.register(async (forms) => {
    takeUploads(forms)
    forms.post(
      verifyPath,
      {
        // Before the file is read.
        async onRequest(request, reply) {
          const wait = await admitRequest(parts, fileLimit, [networkOf(request.ip)])
          if (wait === undefined) return
          reply.status(429).header('retry-after', String(wait))
          return answer(request, reply, { kind: 'too-often', issuer: parts.issuer.name })
        },
      },
      async (request, reply) => {
        // A request without a body passes the parser by.
        const { bytes } = (request.body ?? { bytes: Buffer.alloc(0) }) as Upload
        const issuer = parts.issuer.name
        if (!bytes) return answer(request, reply.status(413), { kind: 'too-large', issuer })
        const found = await checkLine.take(() => checkFile(parts, bytes))
        if (!found) {
          reply.status(503).header('retry-after', '10')
          return answer(request, reply, { kind: 'busy', issuer })
        }
        if (found.kind !== 'genuine') return answer(request, reply, { ...found, issuer })
        const { name } = await issuerOnDay(parts, found.award)
        return answer(request, reply, { ...found, issuer: name })
      },
    )
  })
}
