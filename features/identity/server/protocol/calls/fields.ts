import { z } from 'zod'
import { type Account, isDisplayName, isPhotoUrl } from '../../records/account.ts'
import type { LinkedIdentity } from '../../records/linked-identity.store.ts'
import type { SecondFactor } from '../../records/second-factor.store.ts'
import type { PendingSignIn } from '../../second-factor/pending-sign-in.ts'
import type { SignedIn, Tokens } from '../../sessions/session.ts'

// PostgreSQL cannot store U+0000, and half a surrogate pair would change on its way through UTF-8.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

export const string = z.string().refine(storable)

/** As in the genuine service, null is the same as absent. */
export const text = string.nullish().transform((value) => value ?? undefined)

export const flag = z.boolean().nullish()

/** Some clients send the number of a name. */
export const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.union([
    z.enum(names),
    z
      .int()
      .min(0)
      .max(names.length - 1)
      .transform((number) => names[number] as Name),
  ])

export const longestList = 10

export const displayName = z.string().refine(isDisplayName).nullish()
export const photoUrl = z.string().refine(isPhotoUrl).nullish()

/** What the client may send along with any call. Tokens are returned whatever `returnSecureToken` says. No tenants. */
export const alongside = {
  clientType: text,
  tenantId: z.literal('').nullish(),
  captchaResponse: text,
  captchaChallenge: text,
  recaptchaVersion: text,
  returnSecureToken: flag,
}

/** A number of 64 bits is a string. */
export function shownTokens({ idToken, refreshToken, expiresIn }: Tokens) {
  return { idToken, refreshToken, expiresIn: String(expiresIn) }
}

export function shownAccount(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, emailVerified } = account
  const providerUserInfo = [...shownPassword(account, identities), ...identities.map(shownIdentity)]
  return {
    ...(email === null ? {} : { email, emailVerified }),
    ...shownProfile(account),
    providerUserInfo,
  }
}

/** Without any entry the client takes the user for an anonymous one. */
function shownPassword(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, passwordHash } = account
  if (email === null || (passwordHash === null && identities.length > 0)) return []
  return [{ providerId: 'password', federatedId: email, rawId: email, email, ...shownProfile(account) }]
}

function shownIdentity({ providerId, subject, email, ...profile }: LinkedIdentity) {
  return {
    providerId,
    federatedId: subject,
    rawId: subject,
    email: email ?? undefined,
    ...shownProfile(profile),
  }
}

export function shownProfile({ displayName, photoUrl }: Pick<Account, 'displayName' | 'photoUrl'>) {
  return { displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
}

export function shownFactor({ id, displayName, enrolledAt }: SecondFactor) {
  return {
    mfaEnrollmentId: id,
    displayName: displayName ?? undefined,
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }
}

export function signedInAnswer(kind: string, { account, tokens }: SignedIn, about: object) {
  return {
    kind,
    localId: account.uid,
    email: account.email ?? undefined,
    ...about,
    ...shownTokens(tokens),
  }
}

/** In place of tokens: at this the client raises auth/multi-factor-auth-required (S8.36). */
export function pendingAnswer({ account, factor, pendingCredential }: PendingSignIn) {
  return {
    localId: account.uid,
    email: account.email ?? undefined,
    mfaPendingCredential: pendingCredential,
    mfaInfo: [shownFactor(factor)],
  }
}
