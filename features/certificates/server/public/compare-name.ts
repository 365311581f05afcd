import { cleanedName } from '#platform/contract/plain-text.ts'
import { day, minute } from '#platform/server/clock/clock.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { confirmsNames } from '../records/certificate.store.ts'

export type Comparison = 'same' | 'other' | 'too-often'

/** For one address. */
export const visitorLimit = { kind: 'name-compared', max: 20, window: 10 * minute }
/** For one certificate or badge, by all visitors together: too few to go through a list of names. */
export const certificateLimit = { kind: 'name-compared-of', max: 30, window: day }

/** Undefined where its holder has not agreed to it. Every question counts, whatever the answer. */
export async function compareName(
  parts: Pick<CertificateParts, 'db' | 'clock'>,
  award: Parameters<typeof confirmsNames>[0] & { readonly id: string; readonly name: string },
  name: string,
  address: string,
): Promise<Comparison | undefined> {
  if (!confirmsNames(award)) return undefined
  const wait =
    (await admitRequest(parts, visitorLimit, [address])) ??
    (await admitRequest(parts, certificateLimit, [award.id]))
  if (wait !== undefined) return 'too-often'
  return comparable(name) === comparable(award.name) ? 'same' : 'other'
}

/** Without what a keyboard decides: case, spaces, joiners, the kind of hyphen and of apostrophe. */
const comparable = (name: string): string =>
  cleanedName(name)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02bc\u02b9\u0060\u00b4]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase()
