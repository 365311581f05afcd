import { day, hour, minute, second } from '#platform/server/clock/clock.ts'
import { siteOf } from '#platform/server/connections/network.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { throttleKey, unlimited } from '#platform/server/limits/request-limits.ts'
import {
  countAnyway,
  countAttempt,
  deleteCount,
  type Pace,
  putMark,
  readCounts,
  takeBack,
} from '#platform/server/limits/throttle.store.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Account } from '../records/account.ts'
import type { BaseParts } from '../records/parts.ts'

const familiarity = 90 * day

/** Counts as a failure until it is settled or withdrawn. */
export interface SignInAttempt {
  readonly isFamiliar: boolean
  settle(tx: Db): Promise<void>
  withdraw(): Promise<void>
}

/**
 * Counted beforehand, so that many at once are counted too (decisions 7, 40).
 * - An address that fails at one account waits longer and longer for its next try there, 15 minutes at most.
 * - An address that fails at many accounts is refused for ten minutes, except where it has signed in before.
 * - An account that fails from many addresses gives each unknown one a try: the owner cannot be locked out.
 * - An IPv6 site counts as one address in the second rule and the third.
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
  const keys = {
    account: throttleKey('failures-at-account', ...target),
    places: [...new Set([address, site])].map((place) => throttleKey('failures-from-address', place)),
    familiar: familiarKey(email, account?.passwordUpdatedAt ?? null, address),
  }
  const begun = await inTransaction(
    db,
    async (tx) => {
      const count = await readCounts(tx, [keys.familiar, keys.account, ...keys.places], now)
      const isFamiliar = count(keys.familiar) > 0
      if (!isFamiliar && keys.places.some((place) => count(place) >= settings.failureLimit)) return undefined
      const slowed = !isFamiliar && count(keys.account) >= settings.accountFailureLimit
      const pair = throttleKey('failures-at-account-from-address', ...target, slowed ? site : address)
      if (!(await countAttempt(tx, pair, paceOf(slowed ? 1 : settings.freeTries), now))) return undefined
      await countAnyway(tx, keys.account, { max: unlimited, window: hour }, now)
      for (const place of keys.places)
        await countAnyway(tx, place, { max: unlimited, window: 10 * minute }, now)
      return { pair, isFamiliar }
    },
    manyAtOnce,
  )
  if (begun === undefined) return refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
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

/** Callers that share an address count in the same rows; each count is one statement that decides and writes. */
const manyAtOnce = { isolation: 'read committed' } as const

const paceOf = (free: number): Pace => ({
  free,
  pause: 30 * second,
  longestPause: 15 * minute,
  memory: day,
})

/** With `passwordUpdatedAt`, so that a new password forgets every address. */
const familiarKey = (email: string, passwordUpdatedAt: Account['passwordUpdatedAt'], address: string) =>
  throttleKey('signed-in-to-account-from-address', email, passwordUpdatedAt ?? 0, address)

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

/** Costs the same without an account. */
export async function isFamiliar(
  { db, clock }: Pick<BaseParts, 'db' | 'clock'>,
  email: string,
  account: Pick<Account, 'passwordUpdatedAt'> | undefined,
  address: string,
): Promise<boolean> {
  const key = familiarKey(email, account?.passwordUpdatedAt ?? null, address)
  return (await readCounts(db, [key], clock()))(key) > 0
}
