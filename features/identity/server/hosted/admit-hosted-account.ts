import { type Clock, inSeconds } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import { changeAccount, findAccount, findAccountByEmail, insertAccount } from '../records/account.store.ts'
import { type Account, emptyAccount } from '../records/account.ts'
import { findEndOfDeletedAccount } from '../records/deleted-account.store.ts'
import type { HostedClaims } from './verify-hosted-token.ts'

/** Made at first sight. Refused when the sign-in, not the token, is older than a sign-out everywhere or a deletion. */
export async function admitHostedAccount(
  { db, clock }: { db: Db; clock: Clock },
  claims: HostedClaims,
): Promise<Account | Refusal<'unauthenticated'>> {
  const known = await findAccount(db, claims.uid)
  const account = known && !bringsNews(known, claims) ? known : await writeAccount(db, clock(), claims)
  if (account instanceof Refusal) return account
  if (account.disabled) return refuse('unauthenticated', 'The account is disabled.')
  return isEnded(claims, account.validSince) ? sessionEnded : account
}

const sessionEnded = refuse('unauthenticated', 'The session has ended. Log in again.')

const isEnded = ({ authenticatedAt }: HostedClaims, validSince: number) =>
  authenticatedAt < inSeconds(validSince)

function bringsNews(account: Account, claims: HostedClaims): boolean {
  const same = account.email === (claims.email ?? null) && account.emailVerified === claims.emailVerified
  return !same && claims.issuedAt * 1000 >= (account.lastRefreshAt ?? 0)
}

function writeAccount(db: Db, now: number, claims: HostedClaims): Promise<Account | typeof sessionEnded> {
  const { uid, emailVerified } = claims
  const email = claims.email ?? null
  const seen = { email, emailVerified, lastRefreshAt: claims.issuedAt * 1000 }
  return inTransaction(db, async (tx) => {
    const validSince = await findEndOfDeletedAccount(tx, uid, now)
    if (isEnded(claims, validSince)) return sessionEnded
    const holder = email === null ? undefined : await findAccountByEmail(tx, email)
    // The service gives an e-mail to one account at a time: the earlier one has lost it.
    if (holder && holder.uid !== uid)
      await changeAccount(tx, holder.uid, { email: null, emailVerified: false })
    await insertAccount(tx, { ...emptyAccount(uid, now), ...seen, validSince })
    await changeAccount(tx, uid, seen)
    const account = await findAccount(tx, uid)
    if (!account) throw new Error('an account that was just written is there')
    return account
  })
}
