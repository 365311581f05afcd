import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { endSessions } from '../../sessions/session.ts'

export function disableAccount(
  { db, clock }: Pick<Identity, 'db' | 'clock'>,
  operator: Operator,
  { id, disabled, reason = '' }: { id: string; disabled: boolean; reason?: string | undefined },
) {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, id)
    if (!account) return refuse('unknown-learner', 'This account does not exist.', 'accountId')
    if (account.uid === operator.id)
      return refuse('own-account', 'You cannot disable your own account.', 'accountId')
    if (account.disabled === disabled) return { disabled }
    const now = clock()
    // Refresh tokens stay while the account is disabled, so that their bearers are told why they are refused.
    const change = disabled ? { validSince: now + 1 } : await endSessions(tx, id, now)
    await changeAccount(tx, id, { disabled, ...change })
    const type = disabled ? 'account-disabled' : 'account-enabled'
    await recordAuditEvent(tx, now, { by: operator.email, type, accountId: id, detail: reason })
    return { disabled }
  })
}
