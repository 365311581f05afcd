import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { deleteRetiredKeys, insertKey, retireKeys } from '../records/signing-key.store.ts'
import { idTokenLife } from './sign-id-token.ts'
import { createSigningKey, keysReadEvery } from './signing-keys.ts'

/** How far the clocks of processes may be apart, in ms. */
const clockSkew = 60_000

/** What a rotation did: the new key's `kid`, and until when (ms) the older keys still verify. */
export interface Rotation {
  readonly kid: string
  readonly olderUntil: number
}

/**
 * Adds a key that signs from now on. The older ones verify until the last token they may have signed has expired:
 * other processes notice the new key within a minute, and a token lives an hour. So nobody is signed out.
 */
export async function rotateSigningKey({ db, clock }: { db: Db; clock: Clock }): Promise<Rotation> {
  const key = await createSigningKey()
  const now = clock()
  const olderUntil = now + keysReadEvery + idTokenLife * 1000 + clockSkew
  await inTransaction(db, async (tx) => {
    await deleteRetiredKeys(tx, now)
    await retireKeys(tx, olderUntil)
    await insertKey(tx, key, now)
  })
  return { kid: key.id, olderUntil }
}
