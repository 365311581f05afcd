import type { JWK } from 'jose'
import type { Db } from '#platform/server/db/database.ts'

/** `id` is the `kid`. From `retiredAt` (ms) on its tokens are refused. */
export interface StoredKey {
  readonly id: string
  readonly privateJwk: JWK
  readonly retiredAt: number | null
}

/** Newest first; processes agree on the order. `now` in ms. */
export async function listKeys(db: Db, now: number): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    privateJwk: JSON.parse(row.private_jwk) as JWK,
    retiredAt: row.retired_at,
  }))
}

export async function insertKey(db: Db, key: StoredKey, now: number): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      private_jwk: JSON.stringify(key.privateJwk),
      created_at: now,
      retired_at: key.retiredAt,
    })
    .execute()
}

/** Sets the end (ms) of every key that has none yet. */
export async function retireKeys(db: Db, retiredAt: number): Promise<void> {
  await db
    .updateTable('signing_keys')
    .set({ retired_at: retiredAt })
    .where('retired_at', 'is', null)
    .execute()
}

export async function deleteRetiredKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom('signing_keys').where('retired_at', '<=', now).execute()
}
