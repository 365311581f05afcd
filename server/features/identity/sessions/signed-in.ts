import type { Account } from '../accounts/account.store.ts'
import type { Identity } from '../identity.ts'
import { idTokenLife, signIdToken } from '../tokens/sign-id-token.ts'
import type { Session } from './refresh-token.store.ts'

/** The tokens of a session; `expiresIn` is the ID token's life in seconds. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

/** An account and the tokens of its session. */
export interface SignedIn {
  readonly account: Account
  readonly tokens: Tokens
}

/**
 * Signs an ID token beside a refresh token that is stored already. Call after the commit, with the account as the
 * transaction read and wrote it: `lastRefreshAt` or `validSince` is the time the token speaks for.
 */
export async function issueTokens(
  identity: Identity,
  account: Account,
  session: Session,
  refreshToken: string,
): Promise<SignedIn> {
  const idToken = await signIdToken(identity, account, session)
  return { account, tokens: { idToken, refreshToken, expiresIn: idTokenLife } }
}
