import type { LearnerId } from '#server/features/identity/learner.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse, refuseCharacters } from '#server/platform/http/refusal.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { findCertificateRequest, setRequestedName } from './certificate-request.store.ts'

type Refused = Refusal<'not-requested' | 'already-issued' | 'name-unprintable'>

/** Corrects the name that the learner's certificate will bear, until it is issued. */
export async function saveCertificateName(
  { db, printer }: Pick<CertificateParts, 'db' | 'printer'>,
  learner: LearnerId,
  name: string,
): Promise<{ name: string } | Refused> {
  const unprintable = await printer.findUnprintable(name)
  if (unprintable.length > 0)
    return refuseCharacters(
      'name-unprintable',
      `Cannot be printed: ${unprintable.join(' ')}`,
      'name',
      unprintable,
    )
  return inTransaction(db, async (tx) => {
    if (await setRequestedName(tx, learner, name)) return { name }
    return (await findCertificateRequest(tx, learner))
      ? refuse('already-issued', 'The certificate is issued.')
      : refuse('not-requested', 'No certificate has been asked for.')
  })
}
