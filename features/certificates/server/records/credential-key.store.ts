import type { JWK } from 'jose'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'

/** `id` is made of the public half. */
export interface StoredCredentialKey {
  readonly id: string
  readonly privateJwk: JWK
}

/** The newest first; processes agree on the order. */
export async function listCredentialKeys(db: Db): Promise<StoredCredentialKey[]> {
  const rows = await db
    .selectFrom('credential_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, privateJwk: JSON.parse(row.private_jwk) as JWK }))
}

/** `now` in ms. */
export async function insertCredentialKey(db: Db, key: StoredCredentialKey, now: number): Promise<void> {
  await db
    .insertInto('credential_keys')
    .values({ id: key.id, private_jwk: JSON.stringify(key.privateJwk), created_at: now })
    .execute()
}

export function deleteCredentialKey(db: Db, id: string): Promise<boolean> {
  return db.deleteFrom('credential_keys').where('id', '=', id).$call(changesOne)
}
