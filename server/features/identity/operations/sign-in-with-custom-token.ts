import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { changeAccount, findAccount, insertAccount } from '../records/account.store.ts'
import { emptyAccount } from '../records/empty-account.ts'
import { customProvider } from '../records/refresh-token.store.ts'
import { issueTokens, type SignedIn, startSession } from '../sessions/session.ts'
import { type CustomTokenRefusal, verifyCustomToken } from '../tokens/custom-token.ts'

/** Signs in with a token that this server made for an account; one that does not exist is created. */
export async function signInWithCustomToken(
  identity: Identity,
  customToken: string,
): Promise<(SignedIn & { readonly isNew: boolean }) | CustomTokenRefusal | Refusal<'USER_DISABLED'>> {
  const verified = await verifyCustomToken(identity, customToken)
  if (verified instanceof Refusal) return verified
  const { uid, claims } = verified
  const now = identity.clock()
  const session = { uid, signInProvider: customProvider, authenticatedAt: now, customClaims: claims }
  const opened = await inTransaction(identity.db, async (tx) => {
    const isNew = await insertAccount(tx, emptyAccount(uid, now))
    const account = await findAccount(tx, uid)
    if (!account || account.disabled) return undefined
    await changeAccount(tx, uid, { lastLoginAt: now, lastRefreshAt: now })
    return { account, isNew, refreshToken: await startSession(tx, identity, session) }
  })
  if (!opened) return refuseIdentity('USER_DISABLED')
  const account = { ...opened.account, lastLoginAt: now, lastRefreshAt: now }
  return {
    ...(await issueTokens(identity, account, session, opened.refreshToken)),
    isNew: opened.isNew,
  }
}
