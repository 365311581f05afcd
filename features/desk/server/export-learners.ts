import type { ChosenLearners, exportLearners as contract, ListedLearner } from '#features/desk/contract.ts'
import { exportList } from '#features/operators/server/export-list.ts'
import { listCompletionTimes } from '#features/quizzes/server/list-at-step.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { chosenList, withDetails } from './list-learners.ts'

type Row = Output<typeof contract>

/** Those that were chosen, in their order. */
export function exportLearners(
  parts: Pick<Parts, 'db' | 'reads' | 'clock' | 'moduleCount'>,
  operator: Operator,
  chosen: ChosenLearners = {},
): Promise<AsyncIterable<Row>> {
  const deps = { ...parts, db: parts.reads }
  const { read } = chosenList(deps, chosen)
  return exportList(parts, operator, { list: 'learners' }, async (cursor: unknown, limit) => {
    const { rows, next } = await read(cursor, limit)
    const ids = rows.map(({ id }) => id)
    const times = await listCompletionTimes(deps.db, ids)
    const learners = await withDetails(deps, rows)
    return { rows: learners.map((one) => toRow(one, parts.moduleCount, times.get(one.id))), next }
  })
}

const toRow = (
  learner: ListedLearner,
  moduleCount: number,
  times: ReadonlyMap<number, number> | undefined,
): Row => ({
  id: learner.id,
  email: learner.email,
  email_verified: learner.emailVerified,
  name: learner.name,
  disabled: learner.disabled,
  registered_at: textOf(learner.createdAt),
  last_login_at: learner.lastLoginAt === null ? null : textOf(learner.lastLoginAt),
  last_active_at: textOf(learner.lastActiveAt),
  completed_modules: learner.completedModules,
  ...Object.fromEntries(
    Array.from({ length: moduleCount }, (_, index) => {
      const time = times?.get(index + 1)
      return [`module_${index + 1}_completed_at`, time === undefined ? null : textOf(time)]
    }),
  ),
})

/** RFC 3339; `time` in ms. */
const textOf = (time: number) => new Date(time).toISOString()
