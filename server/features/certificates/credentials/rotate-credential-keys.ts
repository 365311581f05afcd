import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { insertCredentialKey } from './credential-key.store.ts'
import { type CredentialKeyKind, createCredentialKey } from './credential-key.ts'

/**
 * Adds a key of each kind, which sign credentials from now on, in every process at once. Older ones stay published: what
 * they signed is still valid. Returns the ids of the new ones.
 */
export async function rotateCredentialKeys({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Promise<Record<CredentialKeyKind, string>> {
  const [jwt, embedded] = [await createCredentialKey('jwt'), await createCredentialKey('embedded')]
  const now = clock()
  await inTransaction(db, async (tx) => {
    for (const key of [jwt, embedded]) await insertCredentialKey(tx, key, now)
  })
  return { jwt: jwt.id, embedded: embedded.id }
}
