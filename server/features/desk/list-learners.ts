import { z } from 'zod'
import type { listLearners as contract, ListedLearner } from '#contract/desk.ts'
import type { Output } from '#contract/endpoint.ts'
import { timestamp } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import type { ListedAccount } from '#server/features/accounts/learner.store.ts'
import { listAccounts } from '#server/features/accounts/list-accounts.ts'
import { listNames } from '#server/features/profiles/profiles.reads.ts'
import { countCompletedModules } from '#server/features/quizzes/quizzes.reads.ts'
import { cursorText, pageAt, pageOf } from '#server/platform/http/cursor.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { searchCursor, searchLearners } from './learner-search.ts'

export const pageSize = 50

export interface LearnerReads {
  readonly db: Db
  readonly moduleCount: number
}

const learnerCursor = z.strictObject({ createdAt: timestamp, id: cursorText })
export type LearnerCursor = z.output<typeof learnerCursor>

/** Every statement reads a range of an index. */
export function listLearners(
  deps: LearnerReads,
  query: { readonly search?: string | undefined; readonly cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const { search = '' } = query
  if (search === '') return pageAt(learnerCursor, query.cursor, (cursor) => latestLearners(deps, cursor))
  return pageAt(searchCursor, query.cursor, async (cursor) => {
    const { accounts, next } = await searchLearners(deps.db, { search, cursor, limit: pageSize })
    return { learners: await withDetails(deps, accounts), next }
  })
}

export async function latestLearners(
  deps: LearnerReads,
  cursor: LearnerCursor | undefined,
  limit = pageSize,
) {
  const accounts = await listAccounts(deps.db, { after: cursor, limit })
  const { rows, next } = pageOf(accounts, limit, ({ createdAt, id }) => ({ createdAt, id }))
  return { learners: await withDetails(deps, rows), next }
}

async function withDetails(
  { db, moduleCount }: LearnerReads,
  accounts: readonly ListedAccount[],
): Promise<ListedLearner[]> {
  const ids = accounts.map(({ id }) => id)
  const [names, completed] = await Promise.all([
    listNames(db, ids),
    countCompletedModules(db, ids, moduleCount),
  ])
  return accounts.map((account) => ({
    ...account,
    name: names.get(account.id) ?? '',
    completedModules: completed.get(account.id) ?? 0,
  }))
}
