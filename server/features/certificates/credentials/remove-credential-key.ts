import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { deleteCredentialKey, listCredentialKeys } from './credential-key.store.ts'
import { kindOf } from './credential-key.ts'

/**
 * Removes a key that another may have, private half included: whatever it signed verifies no more. The newest one of its
 * kind stays, since it signs; another is added first.
 */
export function removeCredentialKey(
  db: Db,
  id: string,
): Promise<{ removed: boolean } | Refusal<'key-in-use'>> {
  return inTransaction(db, async (tx) => {
    const keys = await listCredentialKeys(tx)
    const key = keys.find((stored) => stored.id === id)
    const signer = key && keys.find((stored) => kindOf(stored) === kindOf(key))
    if (signer?.id === id) return refuse('key-in-use', 'This key signs; add another one first.')
    return { removed: await deleteCredentialKey(tx, id) }
  })
}
