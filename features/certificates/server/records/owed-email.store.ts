import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'

/** `at` in ms; null for never by itself. */
export async function setMailAgainAt(db: Db, accountId: string, at: number | null): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ mail_again_at: at })
    .where('account_id', '=', accountId)
    .execute()
}

/** What it would say is no longer so. */
export async function dropOwedEmail(tx: Db, accountId: string): Promise<void> {
  await tx
    .updateTable('certificate_requests')
    .set({ mail_owed: 0, mail_again_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Whose e-mail is owed and to be tried again by `now` (ms), those who have waited longest first. */
export async function selectDueEmails(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate_requests')
    .select('account_id')
    // As the index of the migration has it.
    .where(sql<boolean>`mail_owed = 1`)
    .where('mail_again_at', '<=', now)
    .orderBy('mail_again_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.account_id)
}

/** Until `until` (ms) no other process tries it. False when another has just taken it, or it is owed no more. */
export function takeEmail(
  db: Db,
  accountId: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  return db
    .updateTable('certificate_requests')
    .set({ mail_again_at: until })
    .where('account_id', '=', accountId)
    .where('mail_owed', '=', 1)
    .where('mail_again_at', '<=', now)
    .$call(changesOne)
}
