import type { saveCertificateName as contract } from '#features/certificates/contract/certificates.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import {
  findCertificateOf,
  type ShownName,
  type ShownNameChoice,
  setShownName,
  setShowsToken,
} from '../records/certificate.store.ts'
import { findCertificateRequest, setRequestedName } from '../records/certificate-request.store.ts'
import { noteName } from '../records/certificate-rule.store.ts'
import { dropOwedEmail } from '../records/owed-email.store.ts'
import { checkPrintableName } from './check-printable-name.ts'

export async function saveCertificateName(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'printer' | 'rule'>,
  learner: LearnerId,
  name: string,
): Promise<Outcome<typeof contract> | Refusal<'too-many-requests'>> {
  const request = await findCertificateRequest(parts.db, learner)
  if (!request) return refuse('not-requested', 'No certificate has been requested.')
  const late = refuse('already-issued', 'The certificate has already been issued.')
  if (request.received) return late
  const refused = await checkPrintableName(parts, learner, name)
  if (refused) return refused
  // It may have been issued while fonts were looked at.
  return inTransaction(parts.db, async (tx) => {
    const found = await findCertificateRequest(tx, learner)
    if (!(await setRequestedName(tx, learner, name))) return late
    // The email about an operator's edit would say a name that is no longer there.
    if (found && !found.declined && found.name !== name) await dropOwedEmail(tx, learner)
    await noteName(tx, learner, { name, since: parts.rule ? parts.clock() : null })
    return { name }
  })
}

/** Neither name nor date is shown unless the learner says so. */
export async function saveShownName(
  db: Db,
  learner: LearnerId,
  choice: ShownNameChoice,
): Promise<ShownName | Refusal<'not-issued'>> {
  await setShownName(db, learner, choice)
  const certificate = await findCertificateOf(db, learner)
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  const { showsName, confirmsName } = certificate
  return { showsName, confirmsName }
}

/** The second consent; the first one is about the name. */
export async function saveShownToken(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  learner: LearnerId,
  isShown: boolean,
): Promise<{ isShown: boolean } | Refusal<'not-issued'>> {
  return (await setShowsToken(db, learner, isShown ? clock() : null))
    ? { isShown }
    : refuse('not-issued', 'There is no certificate yet.')
}
