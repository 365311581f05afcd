import type { Operator } from '#server/access/callers.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { changeAccount, findAccount } from '../records/account.store.ts'
import { endSessions } from '../sessions/session.ts'

type Outcome = { readonly disabled: boolean } | Refusal<'unknown-learner' | 'own-account'>

/**
 * Shuts an account, or opens it again. Shutting ends what its sessions may do at once: the gate asks for the account at
 * every request, and a refresh is told USER_DISABLED. Opening ends the sessions themselves. What is so already stays so, and is not written down again. `reason` is for the journal.
 */
export function disableAccount(
  { db, clock }: Pick<Identity, 'db' | 'clock'>,
  operator: Operator,
  { id, disabled, reason = '' }: { id: string; disabled: boolean; reason?: string | undefined },
): Promise<Outcome> {
  return inTransaction(db, async (tx): Promise<Outcome> => {
    const account = await findAccount(tx, id)
    if (!account) return refuse('unknown-learner', 'There is no such account.', 'accountId')
    if (account.uid === operator.id) return refuse('own-account', 'Nobody shuts themselves out.', 'accountId')
    if (account.disabled === disabled) return { disabled }
    const now = clock()
    // Refresh tokens stay while the account is shut, so that their bearers can be told why they are refused.
    const change = disabled ? { validSince: now + 1 } : await endSessions(tx, id, now)
    await changeAccount(tx, id, { disabled, ...change })
    const act = disabled ? 'account-disabled' : 'account-enabled'
    await recordAuditEvent(tx, now, { by: operator.email, act, subject: id, accountId: id, detail: reason })
    return { disabled }
  })
}
