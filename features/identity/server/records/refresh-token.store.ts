import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { countChanges } from '#platform/server/db/statements.ts'
import type { RefreshTokenTable } from './identity.tables.ts'

/** `authenticatedAt` is in ms. */
export interface Session {
  readonly uid: string
  readonly signInProvider: string
  readonly authenticatedAt: number
  readonly secondFactor?: string | undefined
}

export function insertRefreshToken(tx: Db, tokenHash: string, session: Session, now: number): Promise<void> {
  return inserted.runWithNext(tx, {
    token_hash: tokenHash,
    account_id: session.uid,
    sign_in_provider: session.signInProvider,
    authenticated_at: session.authenticatedAt,
    created_at: now,
    used_at: now,
    second_factor: session.secondFactor ?? null,
  })
}

const inserted = prepareQuery((db: Db, row: Places<Omit<RefreshTokenTable, 'custom_claims'>>) =>
  db.insertInto('refresh_tokens').values({
    token_hash: row.token_hash,
    account_id: row.account_id,
    sign_in_provider: row.sign_in_provider,
    authenticated_at: row.authenticated_at,
    created_at: row.created_at,
    used_at: row.used_at,
    second_factor: row.second_factor,
  }),
)

async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return (
    row && {
      uid: row.account_id,
      signInProvider: row.sign_in_provider,
      authenticatedAt: row.authenticated_at,
      secondFactor: row.second_factor ?? undefined,
    }
  )
}

export function listSessions(
  db: Db,
  uid: string,
): Promise<Pick<Session, 'signInProvider' | 'authenticatedAt'>[]> {
  return db
    .selectFrom('refresh_tokens')
    .select(['authenticated_at as authenticatedAt', 'sign_in_provider as signInProvider'])
    .where('account_id', '=', uid)
    .orderBy('authenticated_at')
    .execute()
}

/** From now on used at `now` (ms); undefined when it has not been since `idleSince`. */
export async function reuseSession(
  db: Db,
  tokenHash: string,
  { now, idleSince }: { readonly now: number; readonly idleSince: number },
): Promise<Session | undefined> {
  await db
    .deleteFrom('refresh_tokens')
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<', idleSince)
    .execute()
  await db.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
  return findSession(db, tokenHash)
}

/** Last used before `before` (ms), `most` at most. Returns how many. */
export function deleteIdleTokens(db: Db, before: number, most: number): Promise<number> {
  return (
    db
      .deleteFrom('refresh_tokens')
      .where('token_hash', 'in', (eb) =>
        eb.selectFrom('refresh_tokens').select('token_hash').where('used_at', '<', before).limit(most),
      )
      // One of them may have been used meanwhile.
      .where('used_at', '<', before)
      .$call(countChanges)
  )
}

export async function deleteRefreshToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('token_hash', '=', tokenHash).execute()
}

export async function deleteRefreshTokensOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('account_id', '=', uid).execute()
}

/** But for the session of an ID token, which is known by the second of its sign-in (`authenticatedAt`). */
export async function deleteRefreshTokensBy(
  db: Db,
  signInProviders: readonly string[],
  own: { readonly uid: string; readonly signInProvider: string; readonly authenticatedAt: number },
): Promise<void> {
  if (signInProviders.length === 0) return
  const second = own.authenticatedAt * 1000
  await db
    .deleteFrom('refresh_tokens')
    .where('account_id', '=', own.uid)
    .where('sign_in_provider', 'in', signInProviders)
    .where((eb) =>
      eb.or([
        eb('sign_in_provider', '!=', own.signInProvider),
        eb('authenticated_at', '<', second),
        eb('authenticated_at', '>=', second + 1000),
      ]),
    )
    .execute()
}

/** As ID tokens say it; for another identity provider it is that one's id. */
export const passwordProvider = 'password'
export const anonymousProvider = 'anonymous'
