import * as contract from '#contract/certificates.ts'
import { pageLanguages } from '#contract/languages.ts'
import type { Programme } from '#contract/modules.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Localized } from '#server/platform/content/content-folder.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findCertificate, findCertificateOf, type StoredCertificate } from './certificate.store.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { signCertificate } from './credentials/certificate-credential.ts'
import { registerCertificateDesk } from './desk/desk-routes.ts'
import { getCertificate } from './get-certificate.ts'
import { getCertificateRequest } from './get-certificate-request.ts'
import { printCertificate } from './pdf/print-certificate.ts'
import { requestCertificate } from './request-certificate.ts'
import { saveCertificateName } from './save-certificate-name.ts'
import { saveShownName } from './save-shown-name.ts'

/** Everything about certificates but their public pages: for learners, for anybody who has an address, for operators. */
export function registerCertificatesRoutes(
  serve: Serve<AppCallers>,
  parts: CertificateParts & { readonly programmes: Localized<Programme[]> },
): void {
  const { db } = parts
  serve(contract.getCertificateRequest, async ({ caller }) => ({
    request: await getCertificateRequest(db, caller.id),
  }))
  serve(contract.requestCertificate, ({ caller, chooseLanguage }) =>
    requestCertificate(parts, caller, chooseLanguage(pageLanguages)),
  )
  serve(contract.getCertificate, ({ caller }) => getCertificate(parts, caller))
  serve(contract.saveCertificateName, ({ caller, body }) => saveCertificateName(parts, caller.id, body.name))
  serve(contract.saveShownName, ({ caller, body }) => saveShownName(db, caller.id, body.showsName))

  serve(contract.getOwnPdf, async ({ caller }) =>
    ifHeld(await findCertificateOf(db, caller.id), (certificate) => printCertificate(parts, certificate)),
  )
  serve(contract.getOwnCredential, async ({ caller }) =>
    ifHeld(await findCertificateOf(db, caller.id), (certificate) => signCertificate(parts, certificate)),
  )
  serve(contract.getPublicPdf, async ({ params }) =>
    ifShown(await findCertificate(db, params.certificateId), (certificate) =>
      printCertificate(parts, certificate),
    ),
  )
  serve(contract.getPublicCredential, async ({ params }) =>
    ifShown(await findCertificate(db, params.certificateId), (certificate) =>
      signCertificate(parts, certificate),
    ),
  )
  registerCertificateDesk(serve, parts)
}

type Use<Result> = (certificate: StoredCertificate) => Promise<Result>

/** For its owner, as long as it holds. */
async function ifHeld<Result>(
  certificate: StoredCertificate | undefined,
  use: Use<Result>,
): Promise<Result | Refusal<'not-issued' | 'revoked'>> {
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  return certificate.revoked_at === null ? use(certificate) : refuse('revoked', 'The certificate is revoked.')
}

/** For anybody who has its address, where the owner agreed, as long as it holds. */
async function ifShown<Result>(
  certificate: StoredCertificate | undefined,
  use: Use<Result>,
): Promise<Result | Refusal<'not-found'>> {
  const isShown = certificate?.shows_name === 1 && certificate.revoked_at === null
  return isShown ? use(certificate) : refuse('not-found', 'There is nothing at this address.')
}
