import type { Programme } from '#contract/modules.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import type { StoredCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest } from '../certificate-request.store.ts'
import { certificateUrl } from '../certificate-url.ts'
import type { CertificatePrint } from './certificate-print.ts'

type Parts = Pick<CertificateParts, 'db' | 'publicUrl'> & { readonly programmes: Localized<Programme[]> }

/**
 * All that stands on a certificate, in the language in which its learner asked for it: from what is stored at this moment
 * alone, so that the same always means the same PDF.
 */
export async function certificatePrint(
  { db, publicUrl, programmes }: Parts,
  { id, account_id, name, issued_at }: StoredCertificate,
): Promise<CertificatePrint> {
  const language = (await findCertificateRequest(db, account_id))?.language ?? 'en'
  return {
    id,
    name,
    issuedAt: issued_at,
    url: certificateUrl(publicUrl, id),
    language,
    lines: inLanguage(programmes, language).map(({ season, modules }) => ({
      season,
      stations: modules.map(({ station }) => station),
    })),
  }
}
