import { features } from '#app/server/features.ts'
import { removeIdleAccounts } from '#features/accounts/server/idle/remove-idle-accounts.ts'
import { tellIdleAccounts } from '#features/accounts/server/idle/tell-idle-accounts.ts'
import { tellOperators } from '#features/operator-mail/server/tell-operators.ts'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { FeatureTask, TaskParts } from '#platform/server/feature.ts'
import { deleteEndedCounts } from '#platform/server/limits/throttle.store.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { eraseTraces } from '../account-changes.ts'
import { featuresOf } from '../wagons.ts'
import { removeUnverifiedAccounts } from './unverified-accounts.store.ts'

/** All that the server does by itself, in the order in which it does it; also with what a wagon kept that is left out now. */
export function scheduledTasks(parts: TaskParts): readonly FeatureTask[] {
  const { db, clock, config } = parts
  const { unverifiedAccountDays } = config.retention
  const keepsAccounts = unverifiedAccountDays === 0 || config.identity.mode === 'firebase'
  const usedTables = features.flatMap((feature) => feature.usedTables ?? [])
  const kept = {
    tables: features.flatMap((feature) => feature.keepingTables ?? []),
    emails: config.identity.operatorEmails,
  }
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
      name: 'idle-account-emails',
      what: 'tells accounts that have not been used for nearly so long that they will be removed in a month',
      every: hour,
      setting: 'IDLE_ACCOUNT_MONTHS',
      run: async (stopping) => {
        const { mailer, publicUrl, issuer } = parts
        if (!mailer || !issuer || publicUrl === undefined) return 0
        const languageOf = (accountId: string) => languageIn(db, accountId)
        return tellIdleAccounts({ db, clock, config, mailer, publicUrl, issuer, languageOf }, kept, stopping)
      },
    },
    {
      name: 'idle-accounts',
      what: 'removes accounts that have not been used for so long, a month after the email about it',
      every: hour,
      setting: 'IDLE_ACCOUNT_MONTHS',
      run: (stopping) => removeIdleAccounts({ db, clock, config, eraseTraces }, kept, stopping),
    },
    {
      name: 'operator-emails',
      what: 'tells operators by email what waits for them, each as often as they have chosen',
      every: hour,
      run: async (stopping) => {
        const { mailer, publicUrl, issuer } = parts
        if (!mailer || !issuer || publicUrl === undefined) return 0
        // Of what this site has: its pages are where the email leads.
        const work = featuresOf(config).flatMap(({ waitingWork }) => waitingWork?.(config) ?? [])
        const languageOf = (accountId: string) => languageIn(db, accountId)
        return tellOperators({ db, clock, config, mailer, publicUrl, issuer, work, languageOf }, stopping)
      },
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

/** As the first feature knows it that does. */
async function languageIn(db: Db, accountId: string): Promise<string | undefined> {
  for (const { languageOf } of features) {
    const language = await languageOf?.(db, accountId)
    if (language !== undefined) return language
  }
  return undefined
}
