import { Refusal } from '#platform/server/http/refusal.ts'
import { admitHostedAccount } from '../../hosted/admit-hosted-account.ts'
import { fetchGoogleKeys, verifyHostedToken } from '../../hosted/verify-hosted-token.ts'
import type { Identity } from '../../identity.ts'
import type { Account } from '../../records/account.ts'
import { anonymousProvider } from '../../records/refresh-token.store.ts'
import { authenticateAccount, verifyIdToken } from '../../tokens/verify-id-token.ts'

/** The account of a guest, by the guest's own token; undefined for any other, also for one that was registered since. */
export async function findGuest(identity: Identity, idToken: string): Promise<Account | undefined> {
  const account = await (identity.settings.mode === 'firebase' ? findHosted : findOwn)(identity, idToken)
  return account?.email === null && account.passwordHash === null ? account : undefined
}

async function findOwn(identity: Identity, idToken: string): Promise<Account | undefined> {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal || claims.signInProvider !== anonymousProvider) return undefined
  const account = await authenticateAccount(identity.db, claims)
  return account instanceof Refusal ? undefined : account
}

async function findHosted({ db, clock, settings }: Identity, idToken: string): Promise<Account | undefined> {
  const findKey = fetchGoogleKeys(settings.googleJwksUrl)
  const claims = await verifyHostedToken({ settings, clock, findKey }, idToken)
  if (claims instanceof Refusal || claims.signInProvider !== anonymousProvider) return undefined
  const account = await admitHostedAccount({ db, clock }, claims)
  return account instanceof Refusal ? undefined : account
}
