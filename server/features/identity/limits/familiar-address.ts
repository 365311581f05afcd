import type { Db } from '#server/database.ts'
import type { Account } from '../records/account.store.ts'
import type { BaseParts } from '../records/parts.ts'
import { putMark, readCounts } from '../records/throttle.store.ts'
import { throttleKey } from './rate-limits.ts'

/** How long an address is known as one that its owner signs in from, in ms. */
const familiarity = 90 * 24 * 60 * 60_000

/**
 * Under which an account remembers an address (as networkOf has it) that was signed in from. A new password forgets
 * all of them. `passwordUpdatedAt` is null without an account too.
 */
export const familiarKey = (
  email: string,
  passwordUpdatedAt: Account['passwordUpdatedAt'],
  address: string,
) => throttleKey('signed-in-to-account-from-address', email, passwordUpdatedAt ?? 0, address)

/** Remembers that an account was just signed in to from an address. Part of the sign-in's transaction. */
export async function markFamiliar(
  tx: Db,
  { clock }: Pick<BaseParts, 'clock'>,
  { email, passwordUpdatedAt }: Pick<Account, 'email' | 'passwordUpdatedAt'>,
  address: string,
): Promise<void> {
  const now = clock()
  if (email !== null)
    await putMark(tx, familiarKey(email, passwordUpdatedAt, address), now, now + familiarity)
}

/** Whether an e-mail's account was signed in to from an address; without an account it costs the same. */
export async function isFamiliar(
  { db, clock }: Pick<BaseParts, 'db' | 'clock'>,
  email: string,
  account: Pick<Account, 'passwordUpdatedAt'> | undefined,
  address: string,
): Promise<boolean> {
  const key = familiarKey(email, account?.passwordUpdatedAt ?? null, address)
  return (await readCounts(db, [key], clock()))(key) > 0
}
