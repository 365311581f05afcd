import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { reuseSession } from '../../records/refresh-token.store.ts'
import { hashRefreshToken, idleSince, issueTokens } from '../../sessions/session.ts'

/** The refresh token stays the same, because all tabs of a browser share it. At TOKEN_EXPIRED the client signs out. */
export async function refreshSession(identity: Identity, refreshToken: string) {
  const found = await inTransaction(identity.db, (tx) => useSession(tx, identity, refreshToken))
  if (found instanceof Refusal) return found
  return issueTokens(identity, found.account, found.session, refreshToken)
}

/** At once, so that the time it notes is one when the session had not ended. */
async function useSession(tx: Db, { clock }: Identity, refreshToken: string) {
  const now = clock()
  const session = await reuseSession(tx, hashRefreshToken(refreshToken), { now, idleSince: idleSince(now) })
  const account = session && (await findAccount(tx, session.uid))
  if (!account) return refuseIdentity('TOKEN_EXPIRED', 'The session has ended. Log in again.')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  await changeAccount(tx, account.uid, { lastRefreshAt: now })
  return { session, account: { ...account, lastRefreshAt: now } }
}
