import type { saveBadgesHidden as contract } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { setBadgesHidden } from '../records/programme-badge.store.ts'

/** Also those that come later; they stay valid, and what the learner chose counts again once they are no longer hidden. */
export function saveBadgesHidden(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { accountId, hidden }: { readonly accountId: string; readonly hidden: boolean },
): Promise<Outcome<typeof contract>> {
  return inTransaction(db, async (tx) => {
    const now = clock()
    if (!(await setBadgesHidden(tx, accountId, hidden ? now : null)))
      return refuse('no-badges', 'This account has no badges.', 'accountId')
    const type = hidden ? 'badges-hidden' : 'badges-shown-again'
    await recordAuditEvent(tx, now, { by: operator.email, type, accountId })
    return { hidden }
  })
}
