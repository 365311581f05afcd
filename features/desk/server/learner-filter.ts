import type { ListedAccount } from '#features/accounts/server/learner.store.ts'
import { listWaitingOf } from '#features/certificates/server/certificates.facade.ts'
import { listAttendedOf } from '#features/classes/server/classes.facade.ts'
import type { ChosenLearners } from '#features/desk/contract.ts'
import { listAtStep } from '#features/quizzes/server/list-at-step.ts'
import type { Db } from '#platform/server/db/database.ts'

export type LearnerFilter = Pick<ChosenLearners, 'step' | 'module' | 'inactiveSince'>

export const isFilter = ({ step, inactiveSince }: LearnerFilter): boolean =>
  step !== undefined || inactiveSince !== undefined

/** When the day (UTC) begins in ms; undefined for none. */
export const startOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(day)

/** Those of some accounts that the filter lets through, in their order. */
export async function filterAccounts(
  deps: { readonly db: Db; readonly moduleCount: number },
  filter: LearnerFilter,
  accounts: readonly ListedAccount[],
): Promise<readonly ListedAccount[]> {
  const before = startOf(filter.inactiveSince) ?? Number.POSITIVE_INFINITY
  const still = accounts.filter(({ lastActiveAt }) => lastActiveAt < before)
  if (filter.step === undefined) return still
  const ids = still.map(({ id }) => id)
  const found = await listOf(deps, filter.step, filter.module ?? 0, ids)
  return still.filter(({ id }) => found.has(id))
}

function listOf(
  deps: { readonly db: Db; readonly moduleCount: number },
  step: NonNullable<LearnerFilter['step']>,
  moduleNumber: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  switch (step) {
    case 'waiting':
      return listWaitingOf(deps.db, ids)
    case 'attended':
      return listAttendedOf(deps.db, ids, moduleNumber)
    case 'not-begun':
    case 'finished':
      return listAtStep(deps, ids, { step })
    default:
      return listAtStep(deps, ids, { step, moduleNumber })
  }
}
