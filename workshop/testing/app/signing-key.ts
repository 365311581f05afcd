import { openSigningKeys } from '#features/identity/server/tokens/signing-keys.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { createTestDatabase } from '../database/database.ts'

let madeKey: Promise<Tables['signing_keys']> | undefined

/** Gives the service the signing key that tests of a file share: making one takes longer than most of them. */
export async function insertSharedKey(db: Db): Promise<void> {
  madeKey ??= makeKey()
  await db
    .insertInto('signing_keys')
    .values(await madeKey)
    // Two apps may stand on one database.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function makeKey(): Promise<Tables['signing_keys']> {
  const db = await createTestDatabase()
  await openSigningKeys(db, () => 0)
  const row = await db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow()
  await db.destroy()
  return row
}
