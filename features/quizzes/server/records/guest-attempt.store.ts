import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { moveRows } from '#platform/server/db/move-rows.ts'

/**
 * What a guest has answered, for the account of the same person. Of two unfinished attempts at a module the one that is
 * further stays, and of a module that the account has completed, none of the guest's. What was first stays the first.
 */
export async function adoptAttempts(tx: Db, from: string, to: string): Promise<void> {
  await dropOfCompleted(tx, from, to)
  await dropOvertaken(tx, to, from, '>')
  await dropOvertaken(tx, from, to, '>=')
  await tx
    .updateTable('attempts')
    .set({ begun_at: null })
    .where('account_id', '=', from)
    .where((eb) => eb.exists(attemptsOf(to, eb)))
    .execute()
  await tx.updateTable('attempts').set({ account_id: to }).where('account_id', '=', from).execute()
  await moveRows(tx, { table: 'completions', key: ['module_number'], from, to })
}

/** Those of an account at the same module. */
const attemptsOf = (accountId: string, { selectFrom }: ExpressionBuilder<Tables, 'attempts'>) =>
  selectFrom('attempts as theirs')
    .select('theirs.id')
    .where('theirs.account_id', '=', accountId)
    .whereRef('theirs.module_number', '=', 'attempts.module_number')

/** Deletes unfinished attempts of `owner` at modules where one of `other` has more answers, or with `>=` as many. */
async function dropOvertaken(tx: Db, owner: string, other: string, by: '>' | '>='): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('account_id', '=', owner)
    .where('passed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        attemptsOf(other, eb)
          .where('theirs.passed_at', 'is', null)
          .whereRef('theirs.answered', by, 'attempts.answered'),
      ),
    )
    .execute()
}

async function dropOfCompleted(tx: Db, owner: string, other: string): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('account_id', '=', owner)
    .where('passed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('completions')
          .select('completions.attempt_id')
          .where('completions.account_id', '=', other)
          .whereRef('completions.module_number', '=', 'attempts.module_number'),
      ),
    )
    .execute()
}

/** The modules that each of the accounts has begun, in no order. */
export function selectBegunModules(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('attempts')
    .select(['account_id as accountId', 'module_number as moduleNumber'])
    .where('account_id', 'in', accountIds)
    .where('begun_at', 'is not', null)
    .execute()
}
