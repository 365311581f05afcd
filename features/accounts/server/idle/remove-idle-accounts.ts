import type { EraseTraces } from '#features/identity/server/identity.ts'
import { idleBefore, noticePeriod, removedAfter } from '#features/identity/server/idle-period.ts'
import { eraseAccount } from '#features/identity/server/operations/account/delete-account.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type KeptAccounts, selectDue } from './idle-account.store.ts'

type RemoveParts = Pick<Parts, 'db' | 'clock' | 'config'> & { readonly eraseTraces: EraseTraces }

/** Of one run; the next one goes on. */
const mostAccounts = 1000

/**
 * Those that were told more than a month ago, with no visit since. Each in a transaction of its own: other processes do the
 * same. Returns how many.
 */
export async function removeIdleAccounts(
  parts: RemoveParts,
  kept: KeptAccounts,
  stopping: AbortSignal,
): Promise<number> {
  const { db, clock, config } = parts
  const now = clock()
  const before = idleBefore(config, now)
  if (before === null) return 0
  const period = { toldBefore: now - removedAfter, activeBefore: before - noticePeriod }
  let removed = 0
  for (const { uid } of await selectDue(db, period, kept, { limit: mostAccounts })) {
    if (stopping.aborted) break
    const isRemoved = await inTransaction(db, async (tx) => {
      // Its learner may have come back meanwhile, or another process have been here.
      const [account] = await selectDue(tx, period, kept, { limit: 1, uid })
      if (!account) return false
      await eraseAccount(tx, { ...parts, settings: config.identity }, account)
      const by = 'IDLE_ACCOUNT_MONTHS'
      await recordAuditEvent(tx, now, { by, type: 'idle-account-removed', accountId: uid })
      return true
    })
    if (isRemoved) removed++
  }
  return removed
}
