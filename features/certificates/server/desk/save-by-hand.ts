import type { saveByHand as contract } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { setByHand } from '../records/certificate-rule.store.ts'
import { findUnissued } from './settle-requests.ts'

/** Of two at once, the rule or the operator, one is first: what is issued already stays. */
export function saveByHand(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { accountId, byHand }: { readonly accountId: string; readonly byHand: boolean },
): Promise<Outcome<typeof contract>> {
  return inTransaction(db, async (tx) => {
    const request = await findUnissued(tx, accountId)
    if (request instanceof Refusal) return request
    if (request.declined) return refuse('already-declined', 'The request has been declined.', 'accountId')
    await setByHand(tx, accountId, byHand)
    await recordAuditEvent(tx, clock(), {
      by: operator.email,
      type: byHand ? 'certificate-kept-by-hand' : 'certificate-left-to-rule',
      accountId,
    })
    return { byHand }
  })
}
