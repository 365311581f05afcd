import { type Refusal, refuseCharacters } from '#server/platform/http/refusal.ts'
import type { CertificateParts } from './certificate-parts.ts'

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
