import type { Programme } from '#contract/modules.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import type { StoredCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest } from '../certificate-request.store.ts'
import { certificateUrl } from '../certificate-url.ts'
import type { CertificatePrint, PrintPicture } from './certificate-print.ts'

type Parts = Pick<CertificateParts, 'db' | 'publicUrl' | 'issuer'> & {
  readonly programmes: Localized<Programme[]>
}

/**
 * All that stands on a certificate, in the language in which its learner asked for it: from what is stored and set at this
 * time alone, so that the same always means the same PDF.
 */
export async function certificatePrint(
  { db, publicUrl, issuer, programmes }: Parts,
  { id, account_id, name, issued_at }: StoredCertificate,
): Promise<CertificatePrint> {
  const language = (await findCertificateRequest(db, account_id))?.language ?? 'en'
  return {
    id,
    name,
    issuedAt: issued_at,
    url: certificateUrl(publicUrl, id),
    language,
    issuer: {
      name: issuer.name,
      url: issuer.url,
      address: issuer.address,
      logo: plainPicture(issuer.logo),
      signatory: issuer.signatory && {
        ...issuer.signatory,
        signature: plainPicture(issuer.signatory.signature),
      },
    },
    lines: inLanguage(programmes, language).map(({ season, modules }) => ({
      season,
      stations: modules.map(({ station }) => station),
    })),
  }
}

/** Without what Buffer adds to bytes: its JSON would be taken for the picture. */
const plainPicture = (picture: PrintPicture | undefined): PrintPicture | undefined =>
  picture && { ...picture, bytes: new Uint8Array(picture.bytes) }
