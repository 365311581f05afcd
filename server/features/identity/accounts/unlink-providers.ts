import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { authenticateAccount } from '../sessions/authenticate-account.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'
import { type Account, changeAccount, findAccount } from './account.store.ts'
import { deleteLinkedIdentities, listLinkedIdentities } from './linked-identity.store.ts'

/**
 * Takes ways in from the account of an ID token: identities at other providers, or `password`. What is not linked is
 * passed over. The last way in stays. The e-mail stays too: it is how we know the learner, not a way in.
 */
export async function unlinkProviders(identity: Identity, idToken: string, providerIds: readonly string[]) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  return inTransaction(identity.db, async (tx) => {
    const account = await authenticateAccount(tx, claims)
    if (account instanceof Refusal) return account
    const linked = await listLinkedIdentities(tx, account.uid)
    const left = linked.filter(({ providerId }) => !providerIds.includes(providerId))
    const dropsPassword = providerIds.includes('password')
    const dropsAny = dropsPassword || left.length < linked.length
    if (dropsAny && left.length === 0 && (dropsPassword || !canEnterAlone(account)))
      return refuseIdentity('OPERATION_NOT_ALLOWED', 'The last way in must stay.')
    await deleteLinkedIdentities(tx, account.uid, providerIds)
    if (dropsPassword) await changeAccount(tx, account.uid, { passwordHash: null, passwordUpdatedAt: null })
    return (await findAccount(tx, account.uid)) ?? refuseIdentity('USER_NOT_FOUND')
  })
}

/** By password, or by a link in a letter to an e-mail that is its owner's. */
function canEnterAlone({ email, emailVerified, passwordHash }: Account): boolean {
  return email !== null && (passwordHash !== null || emailVerified)
}
