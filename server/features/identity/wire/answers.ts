import type { Account } from '../accounts/account.store.ts'
import type { SignedIn, Tokens } from '../sessions/signed-in.ts'

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
export function lookupAnswer(account: Account) {
  const { lastLoginAt, lastRefreshAt } = account
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.uid,
        ...shownAccount(account),
        passwordHash: account.passwordHash === null ? undefined : redacted,
        passwordUpdatedAt: account.passwordUpdatedAt ?? undefined,
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
export function updateAnswer({ account, tokens }: { account: Account; tokens: Tokens | undefined }) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...shownAccount(account),
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

function shownTokens({ idToken, refreshToken, expiresIn }: Tokens) {
  return { idToken, refreshToken, expiresIn: String(expiresIn) }
}

function shownAccount(account: Account) {
  const { email, emailVerified } = account
  const profile = shownProfile(account)
  if (email === null) return { ...profile, providerUserInfo: [] }
  // Without this entry the client takes the user for an anonymous one.
  const password = { providerId: 'password', federatedId: email, rawId: email, email, ...profile }
  return { email, emailVerified, ...profile, providerUserInfo: [password] }
}

function shownProfile({ displayName, photoUrl }: Account) {
  return { displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
}
