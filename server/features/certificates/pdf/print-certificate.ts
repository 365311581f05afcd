import type { Programme } from '#contract/modules.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import type { StoredCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest } from '../certificate-request.store.ts'
import { certificateUrl } from '../certificate-url.ts'

/** A certificate as PDF, in the language in which its learner asked for it. */
export async function printCertificate(
  {
    db,
    printer,
    publicUrl,
    programmes,
  }: Pick<CertificateParts, 'db' | 'printer' | 'publicUrl'> & {
    readonly programmes: Localized<Programme[]>
  },
  { id, account_id, name, issued_at }: StoredCertificate,
): Promise<Uint8Array> {
  const language = (await findCertificateRequest(db, account_id))?.language ?? 'en'
  return printer.print({
    id,
    name,
    issuedAt: issued_at,
    url: certificateUrl(publicUrl, id),
    language,
    lines: inLanguage(programmes, language).map(({ season, modules }) => ({
      season,
      stations: modules.map(({ station }) => station),
    })),
  })
}
