import type { Account } from '../records/account.store.ts'
import type { LinkedIdentity } from '../records/linked-identity.store.ts'
import type { SecondFactor } from '../records/second-factor.store.ts'
import type { SignedIn, Tokens } from '../sessions/session.ts'
import { shownFactor } from './second-factor-answers.ts'

/** What the service shows in place of a password hash: "REDACTED" in base64. */
const redacted = 'UkVEQUNURUQ='

/** `accounts:signUp`. The kind tells the client that the user is new. */
export function signUpAnswer({ account, tokens }: SignedIn) {
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email: account.email ?? undefined,
    ...shownProfile(account),
    ...shownTokens(tokens),
  }
}

/** `accounts:signInWithPassword` */
export function signInWithPasswordAnswer({ account, tokens }: SignedIn) {
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email: account.email ?? undefined,
    ...shownProfile(account),
    registered: true,
    ...shownTokens(tokens),
  }
}

/** `accounts:lookup`. Numbers of 64 bits are strings: with plain numbers the client loses its user at a reload. */
export function lookupAnswer(
  account: Account,
  identities: readonly LinkedIdentity[],
  factor?: SecondFactor | undefined,
) {
  const { lastLoginAt, lastRefreshAt } = account
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.uid,
        ...shownAccount(account, identities),
        passwordHash: account.passwordHash === null ? undefined : redacted,
        passwordUpdatedAt: account.passwordUpdatedAt ?? undefined,
        ...(factor && { mfaInfo: [shownFactor(factor)] }),
        validSince: String(Math.floor(account.validSince / 1000)),
        disabled: account.disabled,
        createdAt: String(account.createdAt),
        lastLoginAt: lastLoginAt === null ? undefined : String(lastLoginAt),
        lastRefreshAt: lastRefreshAt === null ? undefined : new Date(lastRefreshAt).toISOString(),
      },
    ],
  }
}

/** `accounts:update`. Name and photo are always there, because the client copies them from here. */
export function updateAnswer(
  { account, tokens }: { account: Account; tokens: Tokens | undefined },
  identities: readonly LinkedIdentity[],
) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...shownAccount(account, identities),
    ...(tokens && shownTokens(tokens)),
  }
}

/** `accounts:delete` */
export const deleteAnswer = { kind: 'identitytoolkit#DeleteAccountResponse' }

/** The token endpoint: snake case, and the ID token is the access token too. */
export function tokenAnswer({ account, tokens }: SignedIn, projectId: string) {
  return {
    access_token: tokens.idToken,
    expires_in: String(tokens.expiresIn),
    token_type: 'Bearer',
    refresh_token: tokens.refreshToken,
    id_token: tokens.idToken,
    user_id: account.uid,
    project_id: projectId,
  }
}

export function shownTokens({ idToken, refreshToken, expiresIn }: Tokens) {
  return { idToken, refreshToken, expiresIn: String(expiresIn) }
}

function shownAccount(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, emailVerified } = account
  const providerUserInfo = [...shownPassword(account, identities), ...identities.map(shownIdentity)]
  return {
    ...(email === null ? {} : { email, emailVerified }),
    ...shownProfile(account),
    providerUserInfo,
  }
}

/** E-mail and password, or a link in a letter. Without any entry the client takes the user for an anonymous one. */
function shownPassword(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, passwordHash } = account
  if (email === null || (passwordHash === null && identities.length > 0)) return []
  return [{ providerId: 'password', federatedId: email, rawId: email, email, ...shownProfile(account) }]
}

function shownIdentity({ providerId, subject, email, displayName, photoUrl }: LinkedIdentity) {
  return {
    providerId,
    federatedId: subject,
    rawId: subject,
    email: email ?? undefined,
    displayName: displayName ?? undefined,
    photoUrl: photoUrl ?? undefined,
  }
}

function shownProfile({ displayName, photoUrl }: Account) {
  return { displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
}
