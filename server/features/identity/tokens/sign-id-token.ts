import { SignJWT } from 'jose'
import type { Account } from '../records/account.store.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import { anonymousProvider, type Session } from '../records/refresh-token.store.ts'
import type { TokenParts } from './verify-id-token.ts'

/** Life of an ID token in seconds. Below 600 the client, which refreshes 300 before the end, would do little else. */
export const idTokenLife = 3600

/**
 * Signs an ID token for a session, with the payload of the genuine service and our own issuer. No two are the same: a
 * client given the token it has already would overlook the new refresh token beside it. `iat_ms` says in
 * ms when the account was read that it speaks for: all sessions may have ended since, while it was being signed.
 */
export async function signIdToken(identity: TokenParts, account: Account, session: Session): Promise<string> {
  const { settings, keys, clock, random } = identity
  const issuedAt = seconds(clock())
  const { kid, privateKey } = await keys.findSigner()
  const identities = await listLinkedIdentities(identity.db, account.uid)
  const claims = {
    ...session.customClaims,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    iat_ms: Math.max(account.lastRefreshAt ?? 0, account.validSince),
    auth_time: seconds(session.authenticatedAt),
    user_id: account.uid,
    ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
    ...(session.signInProvider === anonymousProvider ? { provider_id: anonymousProvider } : {}),
    firebase: {
      identities: {
        ...(account.email === null ? {} : { email: [account.email] }),
        ...Object.fromEntries(identities.map(({ providerId, subject }) => [providerId, [subject]])),
      },
      sign_in_provider: session.signInProvider,
      ...(session.secondFactor === undefined
        ? {}
        : { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactor }),
    },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(settings.issuer)
    .setAudience(settings.projectId)
    .setSubject(account.uid)
    .setJti(Buffer.from(random(12)).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + idTokenLife)
    .sign(privateKey)
}

const seconds = (ms: number) => Math.floor(ms / 1000)
