import type { exportLearners as contract } from '#contract/desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { listAccounts } from '#server/features/accounts/list-accounts.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { withDetails } from './list-learners.ts'

/** How many rows are read at once: a few milliseconds of work. */
const batchSize = 500

type Row = Output<typeof contract>

/** Writes down that the list is exported, and then gives it, the latest first, read as it is taken. */
export async function exportLearners(
  { db, clock }: { db: Db; clock: Clock },
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  await recordAuditEvent(db, clock(), { by: operator.email, type: 'list-exported', detail: 'learners' })
  return everyLearner(db)
}

async function* everyLearner(db: Db): AsyncGenerator<Row> {
  for (let after: { createdAt: number; id: string } | undefined; ; ) {
    const accounts = await listAccounts(db, { after, limit: batchSize })
    for (const learner of await withDetails(db, accounts)) yield toRow(learner)
    after = accounts.length === batchSize ? accounts.at(-1) : undefined
    if (!after) return
  }
}

const toRow = (learner: Awaited<ReturnType<typeof withDetails>>[number]): Row => ({
  id: learner.id,
  email: learner.email,
  email_verified: learner.emailVerified,
  name: learner.name,
  disabled: learner.disabled,
  registered_at: new Date(learner.createdAt).toISOString(),
  last_login_at: learner.lastLoginAt === null ? null : new Date(learner.lastLoginAt).toISOString(),
  completed_modules: learner.completedModules,
})
