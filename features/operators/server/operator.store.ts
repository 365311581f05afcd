import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'

/** Counts only while the account's e-mail is verified. `since` in ms. */
export interface OperatorTable {
  account_id: string
  since: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    operators: OperatorTable
  }
}

/** False when the account was marked before. `since` in ms. */
export function insertOperator(db: Db, uid: string, since: number): Promise<boolean> {
  return db
    .insertInto('operators')
    .values({ account_id: uid, since })
    .onConflict((row) => row.doNothing())
    .$call(changesOne)
}

export function deleteOperator(db: Db, uid: string): Promise<boolean> {
  return db.deleteFrom('operators').where('account_id', '=', uid).$call(changesOne)
}

/** In ms. */
export async function findOperatorSince(db: Db, uid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('operators')
    .select('since')
    .where('account_id', '=', uid)
    .executeTakeFirst()
  return row?.since
}

/** `since` in ms, rising. */
export async function selectOperators(
  db: Db,
): Promise<{ email: string; isVerified: boolean; since: number; hasSecondFactor: boolean }[]> {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.account_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.email_verified', 'operators.since', 'second_factors.id as factor'])
    .orderBy('operators.since')
    .execute()
  return rows.map(({ email, email_verified, since, factor }) => ({
    email: email ?? '',
    isVerified: email_verified === 1,
    since,
    hasSecondFactor: factor !== null,
  }))
}

/** E-mails in lower case. */
export async function findCandidate(db: Db, by: { readonly uid: string } | { readonly email: string }) {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified'])
    .where((eb) => ('uid' in by ? eb('id', '=', by.uid) : eb('email', '=', by.email)))
    .executeTakeFirst()
  return row && { uid: row.id, email: row.email, emailVerified: row.email_verified === 1 }
}
