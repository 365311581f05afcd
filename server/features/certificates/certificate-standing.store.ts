import type { Db } from '#server/database.ts'

/** The certificates of some accounts, revoked ones too. */
export function selectStandings(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('certificates')
    .select(['id', 'account_id', 'revoked_at'])
    .where('account_id', 'in', accountIds)
    .execute()
}

/** The ids of all revoked ones. */
export function selectRevoked(db: Db) {
  return db
    .selectFrom('certificates')
    .select(['id', 'account_id'])
    .where('revoked_at', 'is not', null)
    .execute()
}
