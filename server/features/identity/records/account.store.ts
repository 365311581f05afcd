import type { Selectable } from 'kysely'
import type { Db } from '#server/database.ts'
import type { AccountTable } from './identity.tables.ts'

/**
 * A user account (S3.1). Times are in ms; `email` is lower case, null for an anonymous account; the hash never
 * leaves the server.
 */
export interface Account {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  readonly passwordUpdatedAt: number | null
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly disabled: boolean
  /** ID tokens issued before this time are refused. */
  readonly validSince: number
  readonly createdAt: number
  readonly lastLoginAt: number | null
  readonly lastRefreshAt: number | null
  /** Whether a link in an e-mail is known to have signed in; false for earlier accounts. */
  readonly enteredByLink: boolean
}

/** What a change of an account may write; a missing or undefined value stays as it is. */
export type AccountChange = {
  readonly [K in Exclude<keyof Account, 'uid' | 'createdAt'>]?: Account[K] | undefined
}

export async function findAccount(db: Db, uid: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', uid).executeTakeFirst()
  return row && toAccount(row)
}

/** `email` in lower case, as it is stored. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toAccount(row)
}

/** Adds an account. Returns false, and writes nothing, when another one has the e-mail or the id. */
export async function insertAccount(db: Db, account: Account): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: account.uid,
      email: account.email,
      email_verified: flag(account.emailVerified),
      password_hash: account.passwordHash,
      password_updated_at: account.passwordUpdatedAt,
      display_name: account.displayName,
      photo_url: account.photoUrl,
      disabled: flag(account.disabled),
      valid_since: account.validSince,
      created_at: account.createdAt,
      last_login_at: account.lastLoginAt,
      last_refresh_at: account.lastRefreshAt,
      entered_by_link: flag(account.enteredByLink),
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Writes the given values of an account.
 * @throws the engine's unique violation when another account has the new e-mail.
 */
export async function changeAccount(db: Db, uid: string, change: AccountChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await db
    .updateTable('accounts')
    // A value that is undefined leaves its column as it is.
    .set({
      email: change.email,
      email_verified: change.emailVerified === undefined ? undefined : flag(change.emailVerified),
      password_hash: change.passwordHash,
      password_updated_at: change.passwordUpdatedAt,
      display_name: change.displayName,
      photo_url: change.photoUrl,
      disabled: change.disabled === undefined ? undefined : flag(change.disabled),
      valid_since: change.validSince,
      last_login_at: change.lastLoginAt,
      last_refresh_at: change.lastRefreshAt,
      entered_by_link: change.enteredByLink === undefined ? undefined : flag(change.enteredByLink),
    })
    .where('id', '=', uid)
    .execute()
}

/** Removes an account and, by the database's own rule, every row that belongs to it. */
export async function removeAccount(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', uid).execute()
}

const flag = (value: boolean) => (value ? 1 : 0)

function toAccount(row: Selectable<AccountTable>): Account {
  return {
    uid: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    passwordHash: row.password_hash,
    passwordUpdatedAt: row.password_updated_at,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    disabled: row.disabled === 1,
    validSince: row.valid_since,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    lastRefreshAt: row.last_refresh_at,
    enteredByLink: row.entered_by_link === 1,
  }
}

const columns = ['id', 'email', 'email_verified', 'disabled'] as const

/** What other features need to know of some accounts. */
export function selectFactsById(db: Db, ids: readonly string[]) {
  return db.selectFrom('accounts').select(columns).where('id', 'in', ids).execute()
}

/** The same by e-mails, in lower case. */
export function selectFactsByEmail(db: Db, emails: readonly string[]) {
  return db.selectFrom('accounts').select(columns).where('email', 'in', emails).execute()
}
