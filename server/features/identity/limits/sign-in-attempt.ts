import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { siteOf } from '#server/platform/http/network.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Account } from '../records/account.store.ts'
import type { BaseParts } from '../records/parts.ts'
import {
  countAttempt,
  countInWindow,
  deleteCount,
  type Pace,
  readCounts,
  takeBack,
} from '../records/throttle.store.ts'
import { sweep } from './admit-request.ts'
import { familiarKey, markFamiliar } from './familiar-address.ts'
import { throttleKey, unlimited } from './rate-limits.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

const addressWindow = 10 * minute
const accountWindow = 60 * minute

/** A sign-in under way. It counts as a failure until it is settled or withdrawn. */
export interface SignInAttempt {
  /** Whether the account was signed in to from this address before; an e-mail without an account never was. */
  readonly isFamiliar: boolean
  /** The password was right: forgets the failures and knows the address from now on. Part of a transaction. */
  settle(tx: Db): Promise<void>
  /** The password was never judged, or was right without a sign-in: as if there had been no attempt. */
  withdraw(): Promise<void>
}

/**
 * Decides whether an address may try a password of an e-mail, and counts the try beforehand, so that many at once
 * are counted too.
 *
 * - An address that keeps failing at an account waits longer and longer for its next try there; this ends by itself.
 * - An address that fails at many accounts is refused for ten minutes, except at accounts it has signed in to before.
 * - An account that fails from many addresses slows those it does not know: they have one try before they wait. So
 *   nobody can lock it for its owner, who has a first try from everywhere and all of them from where they are known.
 * - A site of IPv6 counts as one address in the second rule, and as one that an account does not know in the third:
 *   its holder could come from 65,536 networks.
 *
 * An unknown e-mail counts like a known one. A new password forgets what was counted before.
 */
export async function beginSignIn(
  identity: BaseParts,
  email: string,
  address: string,
  account: Account | undefined,
): Promise<SignInAttempt | Refusal<'TOO_MANY_ATTEMPTS_TRY_LATER'>> {
  const { db, clock, settings } = identity
  const now = clock()
  const target = [email, account?.passwordUpdatedAt ?? 0] as const
  const site = siteOf(address)
  const pairWith = (place: string) => throttleKey('failures-at-account-from-address', ...target, place)
  const keys = {
    account: throttleKey('failures-at-account', ...target),
    // One and the same but for IPv6.
    places: [...new Set([address, site])].map((place) => throttleKey('failures-from-address', place)),
    familiar: familiarKey(email, account?.passwordUpdatedAt ?? null, address),
  }
  const begun = await inTransaction(
    db,
    async (tx) => {
      const count = await readCounts(tx, [keys.familiar, keys.account, ...keys.places], now)
      const familiar = count(keys.familiar) > 0
      if (!familiar && keys.places.some((place) => count(place) >= settings.failureLimit)) return undefined
      const slowed = !familiar && count(keys.account) >= settings.accountFailureLimit
      const key = pairWith(slowed ? site : address)
      if (!(await countAttempt(tx, key, paceOf(slowed ? 1 : settings.freeTries), now))) return undefined
      await countInWindow(tx, keys.account, { max: unlimited, window: accountWindow }, now)
      for (const place of keys.places)
        await countInWindow(tx, place, { max: unlimited, window: addressWindow }, now)
      return { pair: key, isFamiliar: familiar }
    },
    manyAtOnce,
  )
  if (begun === undefined) return refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
  await sweep(identity)
  const { pair, isFamiliar } = begun
  const alsoCounted = [keys.account, ...keys.places]
  return {
    isFamiliar,
    // In the order in which they were counted: two transactions never wait for each other.
    async settle(tx) {
      await deleteCount(tx, pair)
      for (const key of alsoCounted) await takeBack(tx, key)
      if (account) await markFamiliar(tx, identity, account, address)
    },
    withdraw: () =>
      inTransaction(
        db,
        async (tx) => {
          for (const key of [pair, ...alsoCounted]) await takeBack(tx, key)
        },
        manyAtOnce,
      ),
  }
}

/** Whoever shares an address counts in the same rows; each count is one statement that decides and writes. */
const manyAtOnce = { isolation: 'read committed' } as const

const paceOf = (free: number): Pace => ({
  free,
  pause: 30 * second,
  longestPause: 15 * minute,
  memory: day,
})
