import type { z } from 'zod'
import type { ListedAccount } from '#features/accounts/server/learner.store.ts'
import type { ChosenLearners, listLearners as contract, ListedLearner } from '#features/desk/contract.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Page, pageAt } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { filterAccounts } from './learner-filter.ts'
import { listInOrder, orderCursors } from './learner-order.ts'
import { searchCursor, searchLearners } from './learner-search.ts'

export const pageSize = 50

export type LearnerReads = Pick<Parts, 'db' | 'moduleCount'>

/** Every statement reads a range of an index. */
export function listLearners(
  deps: LearnerReads,
  { cursor: text, ...chosen }: ChosenLearners & { readonly cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const { schema, read } = chosenList(deps, chosen)
  return pageAt(schema, text, async (cursor) => {
    const { rows, next } = await read(cursor, pageSize)
    return { learners: await withDetails(deps, rows), next }
  })
}

type Accounts = Page<ListedAccount, unknown>

interface ChosenList {
  readonly schema: z.ZodType<unknown>
  readonly read: (cursor: unknown, limit: number) => Promise<Accounts>
}

/** Read by pages; `schema` is of the cursors, each of which was the `next` of a page. */
export function chosenList(
  deps: LearnerReads,
  { search = '', sort = 'latest', ...filter }: ChosenLearners,
): ChosenList {
  if (search !== '')
    return listOf(searchCursor, async (cursor, limit) => {
      const { accounts, next } = await searchLearners(deps.db, { search, cursor, limit })
      return { rows: [...(await filterAccounts(deps, filter, accounts))], next }
    })
  const schema: z.ZodType<z.output<(typeof orderCursors)[typeof sort]>> = orderCursors[sort]
  return listOf(schema, async (cursor, limit) => {
    const { accounts, next } = await listInOrder(deps, { sort, filter, cursor, limit })
    return { rows: [...accounts], next }
  })
}

function listOf<Cursor>(
  schema: z.ZodType<Cursor>,
  read: (cursor: Cursor | undefined, limit: number) => Promise<Accounts>,
): ChosenList {
  return { schema, read: (cursor, limit) => read(cursor as Cursor | undefined, limit) }
}

export async function withDetails(
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
