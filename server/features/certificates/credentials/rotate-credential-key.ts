import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertCredentialKey } from './credential-key.store.ts'
import { createCredentialKey } from './credential-key.ts'

/**
 * Adds a key that signs credentials from now on, in every process at once. Older ones stay published: what they signed
 * holds. Returns the id of the new one.
 */
export async function rotateCredentialKey({ db, clock }: { db: Db; clock: Clock }): Promise<string> {
  const key = await createCredentialKey()
  await insertCredentialKey(db, key, clock())
  return key.id
}
