import type { exportLearners as contract, ListedLearner } from '#contract/desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { exportList } from '#server/features/operators/export-list.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type LearnerCursor, type LearnerReads, latestLearners } from './list-learners.ts'

type Row = Output<typeof contract>

export function exportLearners(
  parts: LearnerReads & { readonly clock: Clock; readonly reads: Db },
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  return exportList(
    parts,
    operator,
    { list: 'learners' },
    async (cursor: LearnerCursor | undefined, limit) => {
      const { learners, next } = await latestLearners({ ...parts, db: parts.reads }, cursor, limit)
      return { rows: learners.map(toRow), next }
    },
  )
}

const toRow = (learner: ListedLearner): Row => ({
  id: learner.id,
  email: learner.email,
  email_verified: learner.emailVerified,
  name: learner.name,
  disabled: learner.disabled,
  registered_at: new Date(learner.createdAt).toISOString(),
  last_login_at: learner.lastLoginAt === null ? null : new Date(learner.lastLoginAt).toISOString(),
  completed_modules: learner.completedModules,
})
