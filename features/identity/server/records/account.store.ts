import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { Account, AccountChange, AccountFacts } from './account.ts'

export async function findAccount(db: Db, uid: string): Promise<Account | undefined> {
  const row = await byId.first(db, { uid })
  return row && toAccount(row)
}

const byId = prepareQuery((db: Db, { uid }: Places<{ uid: string }>) =>
  db.selectFrom('accounts').selectAll().where('id', '=', uid),
)

/** In lower case. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await byEmail.first(db, { email })
  return row && toAccount(row)
}

const byEmail = prepareQuery((db: Db, { email }: Places<{ email: string }>) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email),
)

/** False, and writes nothing, when another one has the e-mail or the id. */
export function insertAccount(db: Db, account: Account): Promise<boolean> {
  return db
    .insertInto('accounts')
    .values({
      ...columnsOf(account),
      id: account.uid,
      email_verified: flag(account.emailVerified),
      disabled: flag(account.disabled),
      valid_since: account.validSince,
      created_at: account.createdAt,
    })
    .onConflict((on) => on.doNothing())
    .$call(changesOne)
}

/** @throws the engine's unique violation when another account has the new e-mail. */
export async function changeAccount(db: Db, uid: string, change: AccountChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await db.updateTable('accounts').set(columnsOf(change)).where('id', '=', uid).execute()
}

/** A value that is undefined leaves its column as it is. */
const columnsOf = (change: AccountChange) => ({
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

/** Takes the row until the transaction ends. */
export function noteRefresh(tx: Db, uid: string, now: number): Promise<void> {
  return refreshed.runWithNext(tx, { uid, now })
}

const refreshed = prepareQuery((db: Db, { uid, now }: Places<{ uid: string; now: number }>) =>
  db.updateTable('accounts').set({ last_refresh_at: now }).where('id', '=', uid),
)

export function noteLogin(tx: Db, uid: string, now: number): Promise<void> {
  return loggedIn.runWithNext(tx, { uid, now })
}

const loggedIn = prepareQuery((db: Db, { uid, now }: Places<{ uid: string; now: number }>) =>
  db.updateTable('accounts').set({ last_login_at: now }).where('id', '=', uid),
)

/** By the database's own rule every row that belongs to it goes along. */
export async function removeAccount(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', uid).execute()
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export function toAccount(row: Selectable<Tables['accounts']>): Account {
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

/** E-mails in lower case. */
export async function selectFacts(
  db: Db,
  column: 'id' | 'email',
  values: readonly string[],
): Promise<AccountFacts[]> {
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified', 'disabled', 'valid_since', 'created_at'])
    .where(column, 'in', values)
    .execute()
  return rows.map(({ id, email, email_verified, disabled, valid_since, created_at }) => ({
    id,
    email,
    emailVerified: email_verified === 1,
    disabled: disabled === 1,
    validSince: valid_since,
    createdAt: created_at,
  }))
}

// Written out as the index has it: a parameter would keep the engines from using it.
const isImported = sql<boolean>`substr(password_hash, 1, 10) = '$fbscrypt$'`

/** By `$fbscrypt$r=8,m=14`, which has this length whatever the cost: a single figure has the `$` after it. */
const cost = sql<string>`substr(password_hash, 1, 18)`

/** By their cost: how many are left, and one of them, the same for as long as it is. */
export async function selectImportedHashes(
  db: Db,
): Promise<{ readonly count: number; readonly example: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('password_hash').as('example')])
    .where(isImported)
    .groupBy(cost)
    .orderBy(cost)
    .execute()
  return rows.map(({ count, example }) => ({ count: Number(count), example: example ?? '' }))
}

/** Reads all accounts. */
export async function countPasswords(db: Db): Promise<number> {
  const { passwords } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.count<number>('password_hash').as('passwords'))
    .executeTakeFirstOrThrow()
  return Number(passwords)
}
