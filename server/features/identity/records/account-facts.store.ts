import type { Db } from '#server/database.ts'

const columns = ['id', 'email', 'email_verified', 'disabled'] as const

/** What other features need to know of some accounts. */
export function selectFactsById(db: Db, ids: readonly string[]) {
  return db.selectFrom('accounts').select(columns).where('id', 'in', ids).execute()
}

/** The same by e-mails, in lower case. */
export function selectFactsByEmail(db: Db, emails: readonly string[]) {
  return db.selectFrom('accounts').select(columns).where('email', 'in', emails).execute()
}
