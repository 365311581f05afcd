import type { NameOutlines } from '#features/certificates/contract/certificate-desk.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../own/check-printable-name.ts'

/** Before the issue: what was typed and what is printed may differ. */
export async function outlineName(
  { printer }: Pick<CertificateParts, 'printer'>,
  name: string,
): Promise<NameOutlines | Refusal<'name-unprintable'>> {
  return (await refuseUnprintable({ printer }, name)) ?? printer.outline(name)
}
