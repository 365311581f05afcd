import type { NameOutlines } from '#features/certificates/contract/certificate-desk.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { Refusal, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { CertificateParts } from '../certificate-parts.ts'

/** Fonts take time that others wait for. */
const limit = { kind: 'certificate-name', max: 20, window: 10 * minute }

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'printer'>

/** May open fonts: asked only where the wish is of use. */
export async function checkPrintableName(
  parts: Parts,
  learner: LearnerId,
  name: string,
): Promise<Refusal<'name-unprintable' | 'too-many-requests'> | undefined> {
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('The name has been changed too often.', wait)
  return refuseUnprintable(parts, name, learner)
}

export async function refuseUnprintable(
  { printer }: Pick<Parts, 'printer'>,
  name: string,
  learner?: LearnerId,
): Promise<Refusal<'name-unprintable'> | undefined> {
  const unprintable = await printer.findUnprintable(name, learner)
  if (unprintable.length === 0) return undefined
  const message = `Cannot be printed: ${unprintable.join(' ')}`
  return new Refusal('name-unprintable', message, 'name', undefined, unprintable)
}

/** Before the issue: what was typed and what is printed may differ. */
export async function outlineName(
  { printer }: Pick<Parts, 'printer'>,
  name: string,
): Promise<NameOutlines | Refusal<'name-unprintable'>> {
  return (await refuseUnprintable({ printer }, name)) ?? printer.outline(name)
}
