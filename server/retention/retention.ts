import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database.ts'
import { closeAbandonedClasses, removeLines } from '#server/features/classroom/classroom.reads.ts'
import { removeExpiredClaims } from '#server/features/token/token.reads.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { removeUnconfirmedRewards, removeUnverifiedAccounts } from './retention.store.ts'

const day = 24 * 3600 * 1000
/** In ms. */
const interval = 3600 * 1000
/** Rows of one transaction, a few milliseconds of work, and how many of these in a row. */
const batchSize = 100
const mostBatches = 100
/** What was said in a class, for reports about it. */
const lineDays = 30

export type RetentionConfig = Pick<Config, 'retention' | 'identity' | 'mail'>

export interface Removed {
  readonly accounts: number
  readonly submissions: number
  readonly lines: number
  readonly signedClaims: number
}

/** A bounded number of rows, in short transactions; the next run goes on. Any number of processes may run it at once. */
export async function removeExpired(
  db: Db,
  clock: Clock,
  config: RetentionConfig,
  stopping?: AbortSignal,
): Promise<Removed> {
  const { unverifiedAccountDays, unconfirmedRewardDays } = config.retention
  const before = (days: number) => clock() - days * day
  const inBatches = async (remove: (tx: Db, most: number) => Promise<number>) => {
    let total = 0
    for (let batch = 0; batch < mostBatches && !stopping?.aborted; batch++) {
      const removed = await inTransaction(db, (tx) => remove(tx, batchSize))
      total += removed
      if (removed < batchSize) break
    }
    return total
  }
  const keepsAccounts = unverifiedAccountDays === 0 || config.identity.mode === 'firebase'
  const keepsSubmissions = unconfirmedRewardDays === 0 || config.mail.smtpUrl === ''
  return {
    accounts: keepsAccounts
      ? 0
      : await inBatches((tx, most) => removeUnverifiedAccounts(tx, before(unverifiedAccountDays), most)),
    submissions: keepsSubmissions
      ? 0
      : await inBatches((tx, most) => removeUnconfirmedRewards(tx, before(unconfirmedRewardDays), most)),
    lines: await inBatches((tx, most) => removeLines(tx, before(lineDays), most)),
    signedClaims: await inBatches((tx, most) => removeExpiredClaims(tx, clock(), most)),
  }
}

export function scheduleRetention(
  app: FastifyInstance,
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
): void {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const run = async () => {
    try {
      const removed = await removeExpired(db, clock, config, stopping.signal)
      await closeAbandonedClasses(db, clock())
      if (Object.values(removed).some((rows) => rows > 0)) app.log.info(removed, 'removed expired data')
    } catch (error) {
      // The database may be away; the next hour comes.
      app.log.warn({ err: error }, 'expired data could not be removed')
    }
  }
  const start = () => {
    running = running.then(run)
  }
  const timer = setInterval(start, interval).unref()
  app.addHook('onReady', async () => start())
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
