import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countChanges } from '#platform/server/db/statements.ts'

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

export async function insertActionCode(db: Db, code: Omit<ActionCode, 'usedAt'>): Promise<void> {
  await db
    .insertInto('action_codes')
    .values({
      code_hash: code.hash,
      request_type: code.requestType,
      account_id: code.uid,
      email: code.email,
      new_email: code.newEmail,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute()
}

export function findActionCode(db: Db, hash: string): Promise<ActionCode | undefined> {
  return db
    .selectFrom('action_codes')
    .select(['code_hash as hash', 'request_type as requestType', 'account_id as uid', 'email'])
    .select(['new_email as newEmail', 'created_at as createdAt'])
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .$narrowType<{ requestType: RequestType }>()
    .where('code_hash', '=', hash)
    .executeTakeFirst()
}

/** As their owner downloads them. */
export function exportActionCodes(db: Db, uid: string) {
  return db
    .selectFrom('action_codes')
    .select(['request_type as about', 'email', 'new_email as newEmail'])
    .select(['created_at as sentAt', 'used_at as usedAt'])
    .where('account_id', '=', uid)
    .orderBy('created_at')
    .execute()
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
export function consumeActionCode(
  db: Db,
  { hash, usedAt }: Pick<ActionCode, 'hash' | 'usedAt'>,
  now: number,
): Promise<boolean> {
  return db
    .updateTable('action_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', usedAt === null ? 'is' : '=', usedAt)
    .$call(changesOne)
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

export async function deleteActionCodesOf(db: Db, uid: string, requestTypes: readonly RequestType[]) {
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
export function deleteOldActionCodes(db: Db, before: number, most: number): Promise<number> {
  return db
    .deleteFrom('action_codes')
    .where('code_hash', 'in', (eb) =>
      eb.selectFrom('action_codes').select('code_hash').where('expires_at', '<', before).limit(most),
    )
    .$call(countChanges)
}
