import type { LearnerId } from '#server/access/callers.ts'
import { admitRequest } from '#server/features/identity/limits/request-limits.ts'
import { type Refusal, refuseCharacters, refuseForNow } from '#server/platform/http/refusal.ts'
import type { CertificateParts } from './certificate-parts.ts'

/** How often a learner may have a name looked at: fonts take time that others wait for. */
const limit = { kind: 'certificate-name', max: 20, window: 10 * 60_000 }

/**
 * Says why a learner's wish for a name cannot be printed, with the characters that are meant; undefined when it can. Asked
 * only where the wish is of use: it may open fonts.
 */
export async function checkPrintableName(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'random' | 'printer'>,
  learner: LearnerId,
  name: string,
): Promise<Refusal<'name-unprintable' | 'too-many-requests'> | undefined> {
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('The name has been changed too often.', wait)
  const unprintable = await parts.printer.findUnprintable(name, learner)
  if (unprintable.length === 0) return undefined
  const message = `Cannot be printed: ${unprintable.join(' ')}`
  return refuseCharacters('name-unprintable', message, 'name', unprintable)
}

/** A refusal that names the parts of a name that cannot be printed; undefined where all of it can. */
export async function refuseUnprintable(
  { printer }: Pick<CertificateParts, 'printer'>,
  name: string,
): Promise<Refusal<'name-unprintable'> | undefined> {
  const unprintable = await printer.findUnprintable(name)
  if (unprintable.length === 0) return undefined
  const message = `Cannot be printed: ${unprintable.join(' ')}`
  return refuseCharacters('name-unprintable', message, 'name', unprintable)
}
