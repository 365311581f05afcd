import type { Db } from '#platform/server/db/database.ts'
import { countChanges } from '#platform/server/db/statements.ts'

/** `startedAt` in ms. */
export interface ProviderRedirect {
  readonly providerId: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly returnTo: string
  readonly visit?: string | undefined
  readonly startedAt: number
}

export async function insertRedirect(db: Db, stateHash: string, redirect: ProviderRedirect): Promise<void> {
  await db
    .insertInto('provider_redirects')
    .values({
      state_hash: stateHash,
      provider_id: redirect.providerId,
      nonce: redirect.nonce,
      code_verifier: redirect.codeVerifier,
      return_to: redirect.returnTo,
      visit: redirect.visit ?? null,
      created_at: redirect.startedAt,
    })
    .execute()
}

/** Uses a redirect up: of several tries at once, one gets it. */
export async function takeRedirect(
  db: Db,
  stateHash: string,
  now: number,
): Promise<ProviderRedirect | undefined> {
  const row = await db
    .updateTable('provider_redirects')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .returning(['provider_id as providerId', 'nonce', 'code_verifier as codeVerifier', 'visit'])
    .returning(['return_to as returnTo', 'created_at as startedAt'])
    .executeTakeFirst()
  return row && { ...row, visit: row.visit ?? undefined }
}

/** Begun before `before` (ms), `most` at most. Returns how many. */
export function deleteOldRedirects(db: Db, before: number, most: number): Promise<number> {
  return db
    .deleteFrom('provider_redirects')
    .where('state_hash', 'in', (eb) =>
      eb.selectFrom('provider_redirects').select('state_hash').where('created_at', '<', before).limit(most),
    )
    .$call(countChanges)
}
