import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import {
  deleteCredentialKey,
  insertCredentialKey,
  listCredentialKeys,
} from '../records/credential-key.store.ts'
import { type CredentialKeyKind, createCredentialKey, kindOf } from './credential-key.ts'

/** Older keys stay published: what they signed is still valid. Returns the new ids. */
export async function rotateCredentialKeys({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<Record<CredentialKeyKind, string>> {
  const [jwt, embedded] = [await createCredentialKey('jwt'), await createCredentialKey('embedded')]
  const now = clock()
  await inTransaction(db, async (tx) => {
    for (const key of [jwt, embedded]) await insertCredentialKey(tx, key, now)
  })
  return { jwt: jwt.id, embedded: embedded.id }
}

/** What the key signed verifies no more. The newest of its kind stays, since it signs. */
export function removeCredentialKey(
  db: Db,
  id: string,
): Promise<{ removed: boolean } | Refusal<'key-in-use'>> {
  return inTransaction(db, async (tx) => {
    const keys = await listCredentialKeys(tx)
    const key = keys.find((stored) => stored.id === id)
    const signer = key && keys.find((stored) => kindOf(stored) === kindOf(key))
    if (signer?.id === id) return refuse('key-in-use', 'This key is in use. Add another one first.')
    return { removed: await deleteCredentialKey(tx, id) }
  })
}
