import type { Selectable } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import type { ActionCodeTable } from './identity.tables.ts'

/** In the words of the identity service. */
export type RequestType =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'

/** `uid` is null for a sign-in link. Times are in ms. */
export interface ActionCode {
  readonly hash: string
  readonly requestType: RequestType
  readonly uid: string | null
  readonly email: string
  readonly newEmail: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly usedAt: number | null
}

export async function insertActionCode(db: Db, code: ActionCode): Promise<void> {
  const row: ActionCodeTable = {
    code_hash: code.hash,
    request_type: code.requestType,
    account_id: code.uid,
    email: code.email,
    new_email: code.newEmail,
    created_at: code.createdAt,
    expires_at: code.expiresAt,
    used_at: code.usedAt,
  }
  await db.insertInto('action_codes').values(row).execute()
}

export async function findActionCode(db: Db, hash: string): Promise<ActionCode | undefined> {
  const row = await db.selectFrom('action_codes').selectAll().where('code_hash', '=', hash).executeTakeFirst()
  return row && toCode(row)
}

export async function listActionCodesOf(db: Db, uid: string): Promise<ActionCode[]> {
  const rows = await db
    .selectFrom('action_codes')
    .selectAll()
    .where('account_id', '=', uid)
    .orderBy('created_at')
    .execute()
  return rows.map(toCode)
}

export async function listActionCodes(
  db: Db,
  { requestType, email }: Pick<ActionCode, 'requestType' | 'email'>,
) {
  const rows = await db
    .selectFrom('action_codes')
    .select('code_hash')
    .where('email', '=', email)
    .where('request_type', '=', requestType)
    .execute()
  return rows.map((row) => row.code_hash)
}

export async function deleteOtherActionCodes(
  db: Db,
  { hash, requestType, email }: Pick<ActionCode, 'hash' | 'requestType' | 'email'>,
): Promise<void> {
  await db
    .deleteFrom('action_codes')
    .where('email', '=', email)
    .where('request_type', '=', requestType)
    .where('code_hash', '!=', hash)
    .execute()
}

/** False when the code (at `now`, in ms) is no longer as it was read: of several uses at once, one gets true. */
export async function consumeActionCode(
  db: Db,
  { hash, usedAt }: Pick<ActionCode, 'hash' | 'usedAt'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('action_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', usedAt === null ? 'is' : '=', usedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes a code that was used up at `usedAt` (ms) valid again. */
export async function releaseActionCode(
  db: Db,
  { hash, usedAt }: { readonly hash: string; readonly usedAt: number },
): Promise<void> {
  await db
    .updateTable('action_codes')
    .set({ used_at: null })
    .where('code_hash', '=', hash)
    .where('used_at', '=', usedAt)
    .execute()
}

export async function deleteActionCodes(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('action_codes').where('code_hash', 'in', hashes).execute()
}

export async function deleteActionCodesOf(
  db: Db,
  uid: string,
  requestTypes: readonly RequestType[],
): Promise<void> {
  await db
    .deleteFrom('action_codes')
    .where('account_id', '=', uid)
    .where('request_type', 'in', requestTypes)
    .execute()
}

export async function deleteActionCodesSince(db: Db, uid: string, createdAt: number): Promise<void> {
  await db
    .deleteFrom('action_codes')
    .where('account_id', '=', uid)
    .where('created_at', '>=', createdAt)
    .execute()
}

/** Those that belong to no account, used or not. */
export async function deleteSignInLinks(db: Db, email: string): Promise<void> {
  await db.deleteFrom('action_codes').where('email', '=', email).where('account_id', 'is', null).execute()
}

/** Expired before `before` (ms), `most` at most. Returns how many. */
export async function deleteOldActionCodes(db: Db, before: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('action_codes')
    .where('code_hash', 'in', (eb) =>
      eb.selectFrom('action_codes').select('code_hash').where('expires_at', '<', before).limit(most),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function toCode(row: Selectable<ActionCodeTable>): ActionCode {
  return {
    hash: row.code_hash,
    requestType: row.request_type as RequestType,
    uid: row.account_id,
    email: row.email,
    newEmail: row.new_email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  }
}
