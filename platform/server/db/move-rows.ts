import { sql } from 'kysely'
import type { Db, Tables } from './database.ts'

/** Which rows go from one account to another: all, but for those of which the other has one with the same `key`. */
interface Move {
  readonly table: keyof Tables
  readonly key: readonly string[]
  readonly from: string
  readonly to: string
}

export async function moveRows(tx: Db, { table, key, from, to }: Move): Promise<void> {
  const isSame = key.map((column) => sql`${sql.ref(`theirs.${column}`)} = ${sql.ref(`${table}.${column}`)}`)
  await sql`
    update ${sql.table(table)} set account_id = ${to}
    where account_id = ${from} and not exists (
      select 1 from ${sql.table(table)} as theirs
      where theirs.account_id = ${to} and ${sql.join(isSame, sql` and `)}
    )`.execute(tx)
}
