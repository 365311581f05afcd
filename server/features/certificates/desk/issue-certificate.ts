import type { DeskOutcome } from '#contract/certificate-desk.ts'
import { moduleCount } from '#contract/values.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { lookupLearner } from '#server/features/accounts/list-accounts.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { listNames } from '#server/features/profiles/profiles.reads.ts'
import { getProgress } from '#server/features/progress/get-progress.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest } from '../certificate-request.store.ts'
import { insertEvent } from '../history/certificate-event.store.ts'
import { addCertificate } from './new-certificate.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

type Outcome = DeskOutcome['outcome']

/**
 * Issues the certificate of an account, once: all of it is from what is stored, and `received` of the request (S3.6)
 * becomes true with it. A declined request may still be granted. With `seenName`, the name that the operator has seen,
 * none is issued with another.
 */
export async function issueCertificate(
  { db, clock, printer }: Pick<CertificateParts, 'db' | 'clock' | 'printer'>,
  operator: Operator,
  accountId: string,
  seenName?: string,
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
    if (seenName !== undefined && name !== seenName) return 'name-changed'
    const now = clock()
    const certificateId = await addCertificate(tx, operator, { accountId: learner, name, now })
    await insertEvent(tx, { account_id: learner, at: now, kind: 'issued', detail: certificateId })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-issued',
      subject: certificateId,
      accountId: learner,
    })
    return 'done'
  })
  return outcome === 'renamed'
    ? issueCertificate({ db, clock, printer }, operator, accountId, seenName)
    : outcome
}

/** What the certificate will bear: the learner's wish, else the name of the profile. */
async function nameOf(db: Db, accountId: string): Promise<string | undefined> {
  const wish = (await findCertificateRequest(db, accountId))?.name
  return wish ?? (await listNames(db, [accountId])).get(accountId)
}

/** The names that an operator has seen, by the ids of accounts. */
type SeenNames = Readonly<Record<string, string>>

/** Issues the certificates of some accounts, each on its own, and then tells the learners. */
export const issueCertificates = (
  parts: CertificateParts,
  operator: Operator,
  {
    accountIds,
    names = {},
  }: { readonly accountIds: readonly string[]; readonly names?: SeenNames | undefined },
): Promise<Settled> =>
  settleRequests(parts, operator, accountIds, (accountId) =>
    issueCertificate(parts, operator, accountId, names[accountId]),
  )
