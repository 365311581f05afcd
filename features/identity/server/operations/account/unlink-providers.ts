import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { type Account, withoutPassword } from '../../records/account.ts'
import { deleteLinkedIdentities, listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { deleteRefreshTokensBy, passwordProvider } from '../../records/refresh-token.store.ts'
import { authenticateAccount, refuseOldSignIn, verifyIdToken } from '../../tokens/verify-id-token.ts'

/** The last way to sign in stays. ID tokens of ended sessions live out their hour: the client reads no new one here. */
export async function unlinkProviders(identity: Identity, idToken: string, providerIds: readonly string[]) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  return inTransaction(identity.db, async (tx) => {
    const account = await authenticateAccount(tx, claims)
    if (account instanceof Refusal) return account
    const old = refuseOldSignIn(identity, claims, account)
    if (old) return old
    const linked = await listLinkedIdentities(tx, account.uid)
    const gone = linked.map(({ providerId }) => providerId).filter((id) => providerIds.includes(id))
    const dropsPassword = providerIds.includes(passwordProvider)
    const dropsAny = dropsPassword || gone.length > 0
    if (dropsAny && gone.length === linked.length && (dropsPassword || !canEnterAlone(account)))
      return refuseIdentity('OPERATION_NOT_ALLOWED', 'The only way to log in cannot be removed.')
    await deleteLinkedIdentities(tx, account.uid, gone)
    const losesPassword = dropsPassword && account.passwordHash !== null
    await deleteRefreshTokensBy(tx, losesPassword ? [...gone, passwordProvider] : gone, claims)
    // The link is of the same provider.
    if (dropsPassword) await changeAccount(tx, account.uid, { ...withoutPassword, enteredByLink: false })
    return (await findAccount(tx, account.uid)) ?? refuseIdentity('USER_NOT_FOUND')
  })
}

function canEnterAlone({ email, emailVerified, passwordHash }: Account): boolean {
  return email !== null && (passwordHash !== null || emailVerified)
}
