import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { certificateId } from '#contract/certificates.ts'
import { findCertificate } from './certificate.store.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { getIssuer } from './credentials/get-issuer.ts'
import { getStatusList } from './credentials/get-status-list.ts'
import { certificatePage, type PageParts } from './page/certificate-page.ts'

/** How the server sends pages: which language, and the built page around what is written here. */
export interface PageSender {
  /** Answers a request that chooses a language; undefined for any other. */
  readonly takeChoice: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
  readonly languageOf: (request: FastifyRequest) => string
  readonly send: (reply: FastifyReply, parts: PageParts, language: string) => FastifyReply
}

/** What anybody may see: the page of a certificate, the issuer's keys, and which credentials are revoked. */
export function registerPublicCertificates(
  app: FastifyInstance,
  parts: Pick<CertificateParts, 'db' | 'clock' | 'publicUrl'>,
  pages: PageSender,
): void {
  app.get<{ Params: { id: string } }>('/certificates/:id', async (request, reply) => {
    const chosen = pages.takeChoice(request, reply)
    if (chosen) return chosen
    const { id } = request.params
    const certificate = isCertificateId(id) ? await findCertificate(parts.db, id) : undefined
    const language = pages.languageOf(request)
    // Whose certificate it is is for those who have its address, not for search engines.
    reply.status(certificate ? 200 : 404).header('x-robots-tag', 'noindex')
    return pages.send(reply, certificatePage(certificate, language), language)
  })

  app.get('/.well-known/did.json', async (_request, reply) =>
    forEveryone(reply, 'application/did+json').send(JSON.stringify(await getIssuer(parts))),
  )

  app.get<{ Params: { list: string } }>('/credentials/status/:list', async (request, reply) => {
    const number = /^[1-9]\d{0,5}$/.test(request.params.list) ? Number(request.params.list) : 0
    const list = await getStatusList(parts, number)
    return list === undefined ? reply.callNotFound() : forEveryone(reply, 'application/vc+jwt').send(list)
  })
}

const isCertificateId = (text: string) => certificateId.safeParse(text).success

/** Verifiers that run in browsers read it from other sites. */
const forEveryone = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-cache')
