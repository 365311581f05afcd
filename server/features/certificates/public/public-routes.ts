import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { certificateId } from '#contract/certificates.ts'
import { issuerLogoPath } from '#server/config/issuer.ts'
import { allowEveryOrigin, answerPreflight } from '#server/platform/http/origins.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { badgePath, readBadge } from '../credentials/baked-badge.ts'
import { getIssuer } from '../credentials/get-issuer.ts'
import { getStatusList } from '../credentials/get-status-list.ts'
import { type FoundCertificate, findAnyCertificate } from '../records/certificate.store.ts'
import { certificatePage, type PageParts, type PageSite } from './certificate-page.ts'

export interface WrittenPages {
  readonly languageOf: (request: FastifyRequest) => string
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PageParts,
    language: string,
  ) => FastifyReply
}

export function registerPublicCertificates(
  app: FastifyInstance,
  parts: Pick<CertificateParts, 'db' | 'clock' | 'token'> & PageSite,
  pages: WrittenPages,
): void {
  app.get<{ Params: { id: string } }>('/certificates/:id', async (request, reply) => {
    const { id } = request.params
    const certificate = isCertificateId(id) ? await findAnyCertificate(parts.db, id) : undefined
    const language = pages.languageOf(request)
    // Whose certificate it is is for those who have its address, not for search engines.
    reply.status(certificate ? 200 : 404).header('x-robots-tag', 'noindex')
    const page = certificatePage(certificate, language, parts, await tokenChainOf(parts, certificate))
    return pages.send(request, reply, page, language)
  })

  const { logo } = parts.issuer
  if (logo)
    app.get(issuerLogoPath, async (_request, reply) =>
      forEveryone(reply, 'image/png').header('cache-control', 'public, max-age=3600').send(logo.bytes),
    )

  app.get('/.well-known/did.json', async (_request, reply) =>
    forEveryone(reply, 'application/did+json').send(JSON.stringify(await getIssuer(parts))),
  )
  for (const [url, form, type] of statusLists)
    app.get<{ Params: { list: string } }>(url, async (request, reply) => {
      const list = await getStatusList(parts, Number(request.params.list), form)
      return list === undefined ? reply.callNotFound() : forEveryone(reply, type).send(list)
    })
  for (const format of ['png', 'svg'] as const)
    app.get(badgePath(format), async (_request, reply) =>
      forEveryone(reply, badgeTypes[format])
        .header('cache-control', 'public, max-age=3600')
        .send(readBadge(format)),
    )
  const forVerifiers = ['/.well-known/did.json', badgePath('png'), badgePath('svg')]
  for (const url of [...forVerifiers, ...statusLists.map(([list]) => list)]) answerPreflight(app, url)
}

/** In ms. A line that came with the token would lead to the block in which it was claimed, and to its address. */
const tokenDelay = 3 * 24 * 60 * 60_000

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
  ['/credentials/status/:list(^[1-9]\\d{0,5}).json', 'json', 'application/vc+ld+json'],
] as const

const isCertificateId = (text: string) => certificateId.safeParse(text).success

/** Verifiers that run in browsers read it from other sites. */
const forEveryone = (reply: FastifyReply, type: string) =>
  allowEveryOrigin(reply).type(type).header('cache-control', 'no-cache')
