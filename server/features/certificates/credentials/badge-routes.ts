import * as contract from '#contract/badge-files.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { findCertificate, findCertificateOf, type StoredCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { ifHeld, ifShown } from '../certificate-reach.ts'
import { bakeBadge } from './baked-badge.ts'
import { signCertificate } from './certificate-credential.ts'

/** The files of the Open Badge: for its owner, and for all who have its address where the owner agreed. */
export function registerBadgeFiles(serve: Serve<AppCallers>, parts: CertificateParts): void {
  const { db } = parts
  const jwt = (certificate: StoredCertificate) => signCertificate(parts, certificate, 'jwt')
  const json = (certificate: StoredCertificate) => signCertificate(parts, certificate, 'json')
  const badge = async (certificate: StoredCertificate) => bakeBadge(await json(certificate))

  serve(contract.getOwnJwt, async ({ caller }) => ifHeld(await findCertificateOf(db, caller.id), jwt))
  serve(contract.getOwnJson, async ({ caller }) => ifHeld(await findCertificateOf(db, caller.id), json))
  serve(contract.getOwnBadge, async ({ caller }) => ifHeld(await findCertificateOf(db, caller.id), badge))

  serve(contract.getPublicJwt, async ({ params }) =>
    ifShown(await findCertificate(db, params.certificateId), jwt),
  )
  serve(contract.getPublicJson, async ({ params }) =>
    ifShown(await findCertificate(db, params.certificateId), json),
  )
  serve(contract.getPublicBadge, async ({ params }) =>
    ifShown(await findCertificate(db, params.certificateId), badge),
  )
}
