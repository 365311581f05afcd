import type { listLearners as contract, ListedLearner } from '#contract/desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Db } from '#server/database.ts'
import type { ListedAccount } from '#server/features/accounts/learner.store.ts'
import { listAccounts } from '#server/features/accounts/list-accounts.ts'
import { listNames } from '#server/features/profiles/profiles.reads.ts'
import { countCompletedModules } from '#server/features/quizzes/quizzes.reads.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type LearnerCursor, readLearnerCursor, writeLearnerCursor } from './learner-cursor.ts'
import { searchLearners } from './learner-search.ts'

export const pageSize = 50

interface Page {
  readonly accounts: readonly ListedAccount[]
  readonly next: LearnerCursor | null
}

/** A page of learners, found or all, as the contract has it. Every statement reads a range of an index. */
export async function listLearners(
  db: Db,
  { search = '', after }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const cursor = after === undefined ? undefined : readLearnerCursor(after)
  if (cursor instanceof Refusal) return cursor
  const { accounts, next }: Page =
    search === ''
      ? await latest(db, cursor)
      : await searchLearners(db, {
          search,
          after: cursor && 'way' in cursor ? cursor : undefined,
          limit: pageSize,
        })
  return { learners: await withDetails(db, accounts), next: next && writeLearnerCursor(next) }
}

async function latest(db: Db, cursor: LearnerCursor | undefined): Promise<Page> {
  const after = cursor && 'createdAt' in cursor ? cursor : undefined
  const accounts = await listAccounts(db, { after, limit: pageSize })
  const last = accounts.length === pageSize ? accounts.at(-1) : undefined
  return { accounts, next: last ? { createdAt: last.createdAt, id: last.id } : null }
}

/** The accounts with what other features know of them. */
export async function withDetails(db: Db, accounts: readonly ListedAccount[]): Promise<ListedLearner[]> {
  const ids = accounts.map(({ id }) => id)
  const [names, completed] = await Promise.all([listNames(db, ids), countCompletedModules(db, ids)])
  return accounts.map((account) => ({
    ...account,
    name: names.get(account.id) ?? '',
    completedModules: completed.get(account.id) ?? 0,
  }))
}
