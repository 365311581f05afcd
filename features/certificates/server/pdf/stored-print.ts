import type { Programme } from '#features/modules/contract.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { inLanguage, type Localized } from '#platform/server/content/content-folder.ts'
import type { Db } from '#platform/server/db/database.ts'
import { certificateUrl } from '../credentials/credential.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { findCertificateRequest } from '../records/certificate-request.store.ts'
import type { CertificatePrint, PrintPicture } from './certificate-print.ts'

interface Parts {
  readonly db: Db
  readonly publicUrl: string
  readonly issuer: Issuer
  readonly programmes: Localized<Programme[]>
}

/** From what is stored and configured alone, so that the same always means the same PDF. */
export async function certificatePrint(parts: Parts, certificate: Certificate): Promise<CertificatePrint> {
  const { db, publicUrl, programmes } = parts
  const { id, accountId, name, issuedAt, moduleCount } = certificate
  const issuer = await issuerOnDay(parts, certificate)
  const language = (await findCertificateRequest(db, accountId))?.language ?? 'en'
  return {
    id,
    name,
    issuedAt,
    url: certificateUrl(publicUrl, id),
    language,
    issuer: {
      name: issuer.name,
      url: issuer.url,
      address: issuer.address,
      email: issuer.email,
      logo: plainPicture(issuer.logo),
      signatory: issuer.signatory && {
        ...issuer.signatory,
        signature: plainPicture(issuer.signatory.signature),
      },
    },
    moduleCount,
    // Modules that came later are not what the learner completed.
    lines: inLanguage(programmes, language)
      .map(({ season, modules }) => ({
        season,
        stations: modules.filter(({ number }) => number <= moduleCount).map(({ station }) => station),
      }))
      .filter(({ stations }) => stations.length > 0),
  }
}

/** Without what Buffer adds to bytes: its JSON would be taken for the picture. */
const plainPicture = (picture: PrintPicture | undefined): PrintPicture | undefined =>
  picture && { ...picture, bytes: new Uint8Array(picture.bytes) }
