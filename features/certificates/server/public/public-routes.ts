import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { certificateId } from '#features/certificates/contract/certificates.ts'
import { day } from '#platform/server/clock/clock.ts'
import { issuerLogoPath, storedLogoPath } from '#platform/server/config/issuer.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import { allowEveryOrigin, answerPreflight } from '#platform/server/http/origins.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { achievementPath, journeyAchievement, writeAchievement } from '../credentials/achievement.ts'
import { badgeContext } from '../credentials/award.ts'
import { badgePath, badgePictures, readBadge } from '../credentials/baked-badge.ts'
import { findResult } from '../credentials/final-check.ts'
import { getIssuer } from '../credentials/get-issuer.ts'
import { getStatusList } from '../credentials/get-status-list.ts'
import { type FoundCertificate, findAnyCertificate } from '../records/certificate.store.ts'
import { findIssuer, issuerOnDay } from '../records/certificate-issuer.store.ts'
import { findBadge, findFormerBadge } from '../records/programme-badge.store.ts'
import { achievementPage, certificatePage, type PageParts, type PageSite } from './certificate-page.ts'
import { compareName } from './compare-name.ts'
import { registerNamedPage } from './name-form.ts'
import { numberPage } from './verification-page.ts'

export interface WrittenPages {
  readonly languageOf: (request: FastifyRequest) => string
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PageParts,
    language: string,
  ) => FastifyReply
}

export type PublicParts = Pick<CertificateParts, 'db' | 'clock' | 'token' | 'moduleCount'> & PageSite

export function registerPublicCertificates(app: FastifyInstance, parts: PublicParts, pages: WrittenPages) {
  registerCertificatePages(app, parts, pages)

  app.get(issuerLogoPath, async (_request, reply) => {
    const { logo } = parts.issuer
    if (!logo) return reply.callNotFound()
    return forEveryone(reply, 'image/png').header('cache-control', 'public, max-age=3600').send(logo.bytes)
  })

  app.get<{ Params: { id: string } }>(storedLogoPath(':id(^[\\w-]{22}$)'), async (request, reply) => {
    const stored = (await findIssuer(parts.db, request.params.id))?.logo
    if (!stored) return reply.callNotFound()
    return forEveryone(reply, 'image/png').header('cache-control', 'public, max-age=86400').send(stored.bytes)
  })

  app.get('/.well-known/did.json', async (_request, reply) =>
    forEveryone(reply, 'application/did+json').send(JSON.stringify(await getIssuer(parts))),
  )
  for (const [url, form, type] of statusLists)
    app.get<{ Params: { list: string } }>(url, async (request, reply) => {
      const list = await getStatusList(parts, Number(request.params.list), form)
      return list === undefined ? reply.callNotFound() : forEveryone(reply, type).send(list)
    })
  const pictures = badgePictures.flatMap((picture) =>
    (['png', 'svg'] as const).map((format) => [picture, format] as const),
  )
  for (const [picture, format] of pictures)
    app.get(badgePath(picture, format), async (_request, reply) =>
      forEveryone(reply, badgeTypes[format])
        .header('cache-control', 'public, max-age=3600')
        .send(readBadge(picture, format)),
    )
  const forVerifiers = [
    '/.well-known/did.json',
    achievementPath,
    ...pictures.map(([picture, format]) => badgePath(picture, format)),
  ]
  for (const url of [...forVerifiers, ...statusLists.map(([list]) => list)]) answerPreflight(app, url)
}

/** Verifiers that run in browsers read it from other sites. */
export const forEveryone = (reply: FastifyReply, type: string) =>
  allowEveryOrigin(reply).type(type).header('cache-control', 'no-cache')

/** The kind of JSON that a program asks for instead of a page; undefined for browsers. */
export function definitionType(request: FastifyRequest, reply: FastifyReply): string | undefined {
  reply.header('vary', 'accept')
  const asked = new Negotiator(request).mediaType(['text/html', 'application/json', 'application/ld+json'])
  return asked === 'text/html' ? undefined : asked
}

function registerCertificatePages(app: FastifyInstance, parts: PublicParts, pages: WrittenPages): void {
  app.get(achievementPath, async (request, reply) => {
    const asked = definitionType(request, reply)
    if (asked !== undefined) {
      const definition = writeAchievement(parts, journeyAchievement(parts, parts.moduleCount))
      return forEveryone(reply, asked).send(JSON.stringify({ '@context': badgeContext, ...definition }))
    }
    const language = pages.languageOf(request)
    return pages.send(request, reply, achievementPage(language, parts, parts.moduleCount), language)
  })

  const show = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    name?: string,
  ) => {
    const { id } = request.params
    const certificate = isCertificateId(id) ? await findAnyCertificate(parts.db, id) : undefined
    const language = pages.languageOf(request)
    // Somebody may have put the number of a badge here.
    if (
      !certificate &&
      isCertificateId(id) &&
      ((await findBadge(parts.db, id)) || (await findFormerBadge(parts.db, id)))
    )
      return reply.redirect(`/badges/${id}`, 303)
    // Whose certificate it is is for those who have its address, not for search engines.
    reply.status(certificate ? 200 : 404).header('x-robots-tag', 'noindex')
    if (!certificate) return pages.send(request, reply, numberPage(language, parts, id), language)
    const comparison =
      name === undefined || 'outcome' in certificate
        ? undefined
        : await compareName(parts, certificate, name, networkOf(request.ip))
    const page = certificatePage(certificate, language, parts, {
      issuer: await issuerOnDay(parts, certificate),
      tokenChain: await tokenChainOf(parts, certificate),
      result: 'outcome' in certificate ? undefined : await findResult(parts, certificate),
      compared: comparison && name !== undefined ? { name, comparison } : undefined,
    })
    return pages.send(request, reply, page, language)
  }
  registerNamedPage(app, '/certificates/:id', show)
}

/** In ms. A line that came with the token would lead to the block in which it was claimed, and to its address. */
const tokenDelay = 3 * day

async function tokenChainOf(
  { clock, token }: Pick<CertificateParts, 'clock' | 'token'>,
  certificate: FoundCertificate | undefined,
): Promise<string | undefined> {
  if (!certificate || 'outcome' in certificate) return undefined
  const { accountId, revoked, showsTokenSince } = certificate
  if (revoked || showsTokenSince === null || clock() < showsTokenSince + tokenDelay) return undefined
  return token?.chainOf(accountId)
}

const badgeTypes = { png: 'image/png', svg: 'image/svg+xml' } as const

const statusLists = [
  ['/credentials/status/:list(^[1-9]\\d{0,5}$)', 'jwt', 'application/vc+jwt'],
  ['/credentials/status/:list(^[1-9]\\d{0,5}).json', 'json', 'application/vc'],
] as const

const isCertificateId = (text: string) => certificateId.safeParse(text).success

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly writtenPages: WrittenPages
  }
}
