import type { JWK } from 'jose'
import type { Db } from '#server/database.ts'

/** A key pair that signs ID tokens; `id` is the `kid`. */
export interface StoredKey {
  readonly id: string
  readonly privateJwk: JWK
}

/** The keys, newest first; processes agree on the order. */
export async function listKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, privateJwk: JSON.parse(row.private_jwk) as JWK }))
}

export async function insertKey(db: Db, key: StoredKey, now: number): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ id: key.id, private_jwk: JSON.stringify(key.privateJwk), created_at: now })
    .execute()
}
