import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { TaggedFile } from '#platform/server/http/endpoints.ts'
import { type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { type CertificatePrint, certificatePrint, type PrintParts } from '../pdf/stored-print.ts'
import {
  type Certificate,
  findCertificate,
  findCertificateOf,
  isPublic,
} from '../records/certificate.store.ts'

type Write<File> = (certificate: Certificate) => Promise<File>

export async function getOwnFile<File>(
  db: Db,
  learner: LearnerId,
  write: Write<File>,
): Promise<File | Refusal<'not-issued' | 'revoked'>> {
  const certificate = await findCertificateOf(db, learner)
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  return certificate.revoked ? refuse('revoked', 'The certificate has been revoked.') : write(certificate)
}

/** Where its owner agreed and as long as it is valid. */
export async function getPublicFile<File>(
  db: Db,
  certificateId: string,
  write: Write<File>,
): Promise<File | Refusal<'not-found'>> {
  const certificate = await findCertificate(db, certificateId)
  if (!certificate || !isPublic(certificate)) return refuse('not-found', 'There is nothing at this address.')
  return write(certificate)
}

type Printing = Pick<CertificateParts, 'printer'> & PrintParts

/** For operators: as its learner gets it, whether or not the public page shows the name. */
export async function getIssuedPdf(
  parts: Printing,
  certificateId: string,
): Promise<Uint8Array | Refusal<'unknown-certificate' | 'revoked'>> {
  const certificate = await findCertificate(parts.db, certificateId)
  if (!certificate) return refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
  if (certificate.revoked) return refuse('revoked', 'The certificate has been revoked.')
  return parts.printer.print(await certificatePrint(parts, certificate))
}

/** For one address; those printed before cost nothing. */
export const printLimit = { kind: 'public-pdf', max: 60, window: 10 * minute }

export function getPublicPdf(
  parts: Printing & Pick<CertificateParts, 'clock'>,
  certificateId: string,
  address: string,
) {
  return getPublicFile(parts.db, certificateId, async (certificate) =>
    limitedPrint(parts, await certificatePrint(parts, certificate), address),
  )
}

/** After all others; those of certificates and of badges count together. */
export async function limitedPrint(
  parts: Printing & Pick<CertificateParts, 'clock'>,
  print: CertificatePrint,
  address: string,
): Promise<TaggedFile<Uint8Array> | Refusal<'too-many-requests'>> {
  const wait = parts.printer.isKept(print) ? undefined : await admitRequest(parts, printLimit, [address])
  if (wait !== undefined)
    return refuseForNow('Too many certificates have been downloaded from this network address.', wait)
  return new TaggedFile(parts.printer.tagOf(print), () => parts.printer.print(print, 'public'))
}
