import type { Programme } from '#features/modules/contract.ts'
import type { Localized } from '#platform/server/content/content-folder.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { certificatePrint } from '../pdf/stored-print.ts'
import { findCertificate } from '../records/certificate.store.ts'

type Parts = CertificateParts & { readonly programmes: Localized<Programme[]> }

/** As its learner gets it, whether or not the public page shows the name. */
export async function getIssuedPdf(
  parts: Parts,
  certificateId: string,
): Promise<Uint8Array | Refusal<'unknown-certificate' | 'revoked'>> {
  const certificate = await findCertificate(parts.db, certificateId)
  if (!certificate) return refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
  if (certificate.revoked) return refuse('revoked', 'The certificate has been revoked.')
  return parts.printer.print(await certificatePrint(parts, certificate))
}
