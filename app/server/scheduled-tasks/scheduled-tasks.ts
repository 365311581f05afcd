import { features } from '#app/server/features.ts'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import type { FeatureTask, TaskParts } from '#platform/server/feature.ts'
import { deleteEndedCounts } from '#platform/server/limits/throttle.store.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { removeUnverifiedAccounts } from './unverified-accounts.store.ts'

/** All that the server does by itself, in the order in which it does it; also with what a wagon kept that is left out now. */
export function scheduledTasks(parts: TaskParts): readonly FeatureTask[] {
  const { db, clock, config } = parts
  const { unverifiedAccountDays } = config.retention
  const keepsAccounts = unverifiedAccountDays === 0 || config.identity.mode === 'firebase'
  const usedTables = features.flatMap((feature) => feature.usedTables ?? [])
  return [
    {
      name: 'unverified-accounts',
      what: 'removes accounts whose email was never verified and that have not been used for 90 days',
      every: hour,
      setting: 'UNVERIFIED_ACCOUNT_DAYS',
      run: inBatches(db, async (tx, most) =>
        keepsAccounts
          ? 0
          : removeUnverifiedAccounts(tx, { usedTables, before: clock() - unverifiedAccountDays * day, most }),
      ),
    },
    {
      name: 'limit-counts',
      what: 'removes what limits on requests counted in windows that have ended',
      every: 5 * minute,
      run: inBatches(db, (tx, most) => deleteEndedCounts(tx, clock(), most)),
    },
    ...features.flatMap(({ tasks }) => tasks?.(parts) ?? []),
  ]
}
