import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { countChanges } from '#platform/server/db/statements.ts'

/** `authenticatedAt` is in ms. */
export interface Session {
  readonly uid: string
  readonly signInProvider: string
  readonly authenticatedAt: number
  readonly secondFactor?: string | undefined
}

export function insertRefreshToken(tx: Db, tokenHash: string, session: Session, now: number): Promise<void> {
  const { secondFactor = null, ...rest } = session
  return inserted.runWithNext(tx, { ...rest, secondFactor, tokenHash, now })
}

type NewSession = Required<Omit<Session, 'secondFactor'>> & {
  readonly secondFactor: string | null
  readonly tokenHash: string
  readonly now: number
}

const inserted = prepareQuery((db: Db, session: Places<NewSession>) =>
  db.insertInto('refresh_tokens').values({
    token_hash: session.tokenHash,
    account_id: session.uid,
    sign_in_provider: session.signInProvider,
    authenticated_at: session.authenticatedAt,
    created_at: session.now,
    used_at: session.now,
    second_factor: session.secondFactor,
  }),
)

/** As their owner downloads them. */
export function exportSessions(db: Db, uid: string) {
  return db
    .selectFrom('refresh_tokens')
    .select(['authenticated_at as startedAt', 'sign_in_provider as signedInWith'])
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
  const row = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .returning(['account_id as uid', 'sign_in_provider as signInProvider'])
    .returning(['authenticated_at as authenticatedAt', 'second_factor as secondFactor'])
    .executeTakeFirst()
  return row && { ...row, secondFactor: row.secondFactor ?? undefined }
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
  own: Omit<Session, 'secondFactor'>,
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
