import { randomBytes } from 'node:crypto'
import type { DeskOutcome } from '#contract/certificate-desk.ts'
import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { lookupLearner } from '#server/features/identity/learners/lookup-learner.ts'
import type { Operator } from '#server/features/identity/operators/operator.ts'
import { recordAct } from '#server/features/identity/operators/record-act.ts'
import { listNames } from '#server/features/profiles/list-names.ts'
import { getProgress } from '#server/features/progress/get-progress.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { insertCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markReceived } from '../certificate-request.store.ts'
import { fillStatus, takeStatus } from '../credentials/credential-status.store.ts'

type Outcome = DeskOutcome['outcome']

/**
 * Issues the certificate of an account, once: all of it is from what is stored, and `received` of the request (spec §3)
 * becomes true with it. A declined request may still be granted.
 */
export async function issueCertificate(
  { db, clock, printer }: Pick<CertificateParts, 'db' | 'clock' | 'printer'>,
  operator: Operator,
  accountId: string,
): Promise<Outcome> {
  // Fonts are no matter for a transaction. A name that changes meanwhile is looked at again.
  const printable = await nameOf(db, accountId)
  if (printable && (await printer.findUnprintable(printable)).length > 0) return 'name-unprintable'
  const outcome = await inTransaction(db, async (tx): Promise<Outcome | 'renamed'> => {
    const learner = await lookupLearner(tx, operator, accountId)
    const request = learner && (await findCertificateRequest(tx, learner))
    if (!request) return 'not-requested'
    if (request.received === 1) return 'already-issued'
    const { completedModules } = await getProgress(tx, learner)
    if (completedModules.length < moduleCount) return 'modules-missing'
    const name = await nameOf(tx, learner)
    if (!name) return 'name-missing'
    if (name !== printable) return 'renamed'
    const now = clock()
    const certificate = {
      id: randomBytes(16).toString('base64url'),
      account_id: learner,
      name,
      issued_at: now,
      issued_by: operator.email,
      revoked_at: null,
      revoke_reason: null,
      status_index: await takeStatus(tx),
      shows_name: 0,
    } as const
    // Only one that began later can be there by now, so all is done again, and finds it.
    if (!(await insertCertificate(tx, certificate))) throw new ChangedMeanwhileError()
    await fillStatus(tx, certificate.status_index, certificate.id)
    await markReceived(tx, learner)
    await recordAct(tx, now, {
      by: operator.email,
      act: 'certificate-issued',
      subject: certificate.id,
      detail: request.email,
    })
    return 'done'
  })
  return outcome === 'renamed' ? issueCertificate({ db, clock, printer }, operator, accountId) : outcome
}

/** What the certificate will bear: the learner's wish, else the name of the profile. */
async function nameOf(db: Db, accountId: string): Promise<string | undefined> {
  const wish = (await findCertificateRequest(db, accountId))?.name
  return wish ?? (await listNames(db, [accountId])).get(accountId)
}
