import type { Season } from '#features/modules/contract.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Picture } from '#platform/server/content/png-file.ts'
import type { Parts } from '#platform/server/feature.ts'
import { modulesOf, seasonOf, signBadge, titleOf } from '../credentials/badge-credential.ts'
import { signCertificate } from '../credentials/certificate-credential.ts'
import { badgeUrl, certificateUrl } from '../credentials/credential.ts'
import { type CheckResult, findResult } from '../credentials/final-check.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { findCertificateRequest } from '../records/certificate-request.store.ts'
import type { ProgrammeBadge } from '../records/programme-badge.store.ts'

/** `issuedAt` in ms. Pictures are PNG. */
export interface CertificatePrint {
  readonly id: string
  readonly name: string
  readonly issuedAt: number
  readonly url: string
  readonly language: string
  readonly issuer: PrintIssuer
  readonly moduleCount: number
  /** Of a badge; without it, of the whole journey. */
  readonly programme?: string
  /** Of the final check, where the learner agreed. */
  readonly result?: CheckResult | undefined
  /** Signed JSON, which is attached. */
  readonly credential?: string
  readonly lines: readonly { readonly season?: Season | undefined; readonly stations: readonly string[] }[]
}

export type PrintIssuer = Omit<Issuer, 'logoPath' | `site${string}`>

export type PrintParts = Pick<Parts, 'db' | 'clock' | 'publicUrl' | 'issuer' | 'programmes' | 'skills'>

/** From what is stored and configured alone, so that the same always means the same PDF; its proof is made of the same, too. */
export async function certificatePrint(
  parts: PrintParts,
  certificate: Certificate,
): Promise<CertificatePrint> {
  const { db, publicUrl, programmes } = parts
  const { id, accountId, name, issuedAt, moduleCount } = certificate
  const language = (await findCertificateRequest(db, accountId))?.language ?? 'en'
  return {
    id,
    name,
    issuedAt,
    url: certificateUrl(publicUrl, id),
    language,
    issuer: printIssuer(await issuerOnDay(parts, certificate)),
    moduleCount,
    result: await findResult(parts, certificate),
    credential: await signCertificate(parts, certificate, 'json'),
    // Modules that came later are not what the learner completed.
    lines: inLanguage(programmes, language)
      .map(({ season, modules }) => ({
        season,
        stations: modules.filter(({ number }) => number <= moduleCount).map(({ station }) => station),
      }))
      .filter(({ stations }) => stations.length > 0),
  }
}

/** On the same paper, in a language of the reader: badges are asked for in none. */
export async function badgePrint(
  parts: PrintParts,
  badge: ProgrammeBadge,
  language: string,
): Promise<CertificatePrint> {
  const { id, name, issuedAt, modules } = badge
  const programmes = inLanguage(parts.programmes, language)
  return {
    id,
    name,
    issuedAt,
    url: badgeUrl(parts.publicUrl, id),
    language,
    issuer: printIssuer(await issuerOnDay(parts, badge)),
    moduleCount: modules.length,
    programme: titleOf(programmes, badge),
    credential: await signBadge(parts, badge, 'json'),
    lines: [
      {
        season: seasonOf(programmes, badge),
        stations: modulesOf(programmes, badge).map(({ station }) => station),
      },
    ],
  }
}

const printIssuer = ({ name, url, address, email, logo, signatory }: Issuer): PrintIssuer => ({
  name,
  url,
  address,
  email,
  logo: plainPicture(logo),
  signatory: signatory && { ...signatory, signature: plainPicture(signatory.signature) },
})

/** Without what Buffer adds to bytes: its JSON would be taken for the picture. */
const plainPicture = (picture: Picture | undefined): Picture | undefined =>
  picture && { ...picture, bytes: new Uint8Array(picture.bytes) }
