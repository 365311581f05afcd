import type { Config } from '#app/server/config/config.ts'
import type { Db } from '#app/server/database.ts'
import type { TaskName } from '#features/desk/contract.ts'
import {
  removeIdleSessions,
  removeOldCodes,
  removeOldRedirects,
} from '#features/identity/server/identity.facade.ts'
import { removeAllSpentAttempts } from '#features/quizzes/server/remove-spent-attempts.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import { day, hour, minute } from '#platform/server/clock/durations.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { deleteEndedCounts } from '#platform/server/limits/throttle.store.ts'
import type { ScheduledTask } from '#platform/server/scheduler/task-runner.ts'
import { closeAbandonedClasses, removeLines } from '#wagons/classroom/server/classroom.facade.ts'
import { removeExpiredClaims } from '#wagons/token/server/token.facade.ts'
import { removeUnconfirmedRewards, removeUnverifiedAccounts } from './retention.store.ts'

/** Rows of one transaction, a few milliseconds of work, and how many of these in a row; the next run goes on. */
const batchSize = 100
const mostBatches = 1000
/** What was said in a class, for reports about it. */
const lineDays = 30

export interface TaskParts {
  readonly db: Db
  readonly clock: Clock
  readonly config: Pick<Config, 'retention' | 'identity' | 'mail'>
}

/** `what` it does and by which setting, as docs/operations.md says it. */
interface ListedTask extends ScheduledTask<TaskName> {
  readonly what: string
  readonly setting?: string
}

/** All that the server does by itself, in the order in which it does it. */
export function scheduledTasks({ db, clock, config }: TaskParts): readonly ListedTask[] {
  const { unverifiedAccountDays, unconfirmedRewardDays } = config.retention
  const keepsAccounts = unverifiedAccountDays === 0 || config.identity.mode === 'firebase'
  const keepsSubmissions = unconfirmedRewardDays === 0 || config.mail.smtpUrl === ''
  const daysAgo = (days: number) => clock() - days * day
  const inBatches =
    (remove: (tx: Db, most: number) => Promise<number>) =>
    async (stopping: AbortSignal): Promise<number> => {
      let total = 0
      for (let batch = 0; batch < mostBatches && !stopping.aborted; batch++) {
        const removed = await inTransaction(db, (tx) => remove(tx, batchSize))
        total += removed
        if (removed < batchSize) break
      }
      return total
    }

  return [
    {
      name: 'unverified-accounts',
      what: 'removes accounts whose email was never verified and that have not been used for 90 days',
      every: hour,
      setting: 'UNVERIFIED_ACCOUNT_DAYS',
      run: inBatches(async (tx, most) =>
        keepsAccounts ? 0 : removeUnverifiedAccounts(tx, daysAgo(unverifiedAccountDays), most),
      ),
    },
    {
      name: 'unconfirmed-rewards',
      what: 'removes submissions of the reward form whose email was not confirmed within 30 days',
      every: hour,
      setting: 'UNCONFIRMED_REWARD_DAYS',
      run: inBatches(async (tx, most) =>
        keepsSubmissions ? 0 : removeUnconfirmedRewards(tx, daysAgo(unconfirmedRewardDays), most),
      ),
    },
    {
      name: 'idle-sessions',
      what: 'removes sessions that have not been used for 180 days',
      every: hour,
      run: inBatches((tx, most) => removeIdleSessions(tx, clock(), most)),
    },
    {
      name: 'action-codes',
      what: 'removes codes of emails 30 days after they expired, with the email address they were sent to',
      every: hour,
      run: inBatches((tx, most) => removeOldCodes(tx, clock(), most)),
    },
    {
      name: 'provider-redirects',
      what: 'removes what was kept for a login by another identity provider a day ago',
      every: hour,
      run: inBatches((tx, most) => removeOldRedirects(tx, clock(), most)),
    },
    {
      name: 'limit-counts',
      what: 'removes what limits on requests counted in windows that have ended',
      every: 5 * minute,
      run: inBatches((tx, most) => deleteEndedCounts(tx, clock(), most)),
    },
    {
      name: 'class-lines',
      what: 'removes what was said in a class 30 days ago',
      every: hour,
      run: inBatches((tx, most) => removeLines(tx, daysAgo(lineDays), most)),
    },
    {
      name: 'signed-claims',
      what: 'removes signed claims of the token after their deadline',
      every: hour,
      run: inBatches((tx, most) => removeExpiredClaims(tx, clock(), most)),
    },
    {
      name: 'abandoned-classes',
      what: 'closes classes whose host has been away for three minutes, where no process holds their room',
      every: 5 * minute,
      run: () => closeAbandonedClasses(db, clock()),
    },
    {
      name: 'spent-attempts',
      what: 'removes passed attempts of a learner who took a quiz again and again, but for those that first answered a question in its words and the last three',
      every: hour,
      run: (stopping) => removeAllSpentAttempts(db, stopping),
    },
  ]
}
