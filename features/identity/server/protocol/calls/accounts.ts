import { z } from 'zod'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { deleteAccount } from '../../operations/account/delete-account.ts'
import { unlinkProviders } from '../../operations/account/unlink-providers.ts'
import { updateAccount } from '../../operations/account/update-account.ts'
import { applyActionCode } from '../../operations/action-codes/apply-action-code.ts'
import { linkPassword, signUp, signUpAnonymously } from '../../operations/sign-in/sign-up.ts'
import type { Account } from '../../records/account.ts'
import { listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { findSecondFactor } from '../../records/second-factor.store.ts'
import type { SignedIn, Tokens } from '../../sessions/session.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { serviceCall } from '../service-host.ts'
import {
  alongside,
  displayName,
  flag,
  longestList,
  oneOf,
  photoUrl,
  shownAccount,
  shownFactor,
  shownProfile,
  shownTokens,
  signedInAnswer,
  string,
  text,
} from './fields.ts'

/** Without e-mail and password it makes an anonymous account; with an ID token it links them to the token's account. */
export const signUpCall = serviceCall({
  path: '/v1/accounts:signUp',
  schema: z.strictObject({
    ...alongside,
    email: text,
    password: text,
    displayName,
    idToken: text,
    // For administrators; ignored as in the genuine service.
    photoUrl: text,
    emailVerified: flag,
    disabled: flag,
    localId: text,
  }),
  limitsOf: ({ signUp, guest }, { email, password, idToken }) => [
    email || password || idToken ? signUp : guest,
  ],

  async answer(identity, { email, password, idToken, localId, ...input }, { address }) {
    const displayName = input.displayName ?? undefined
    if (localId) return refuseIdentity('UNEXPECTED_PARAMETER')
    if (email === '' && !password && !idToken) return refuseIdentity('INVALID_EMAIL')
    if (!email && !password && !idToken) return signedUp(await signUpAnonymously(identity, address))
    if (!email) return refuseIdentity('MISSING_EMAIL')
    if (!password) return refuseIdentity('MISSING_PASSWORD')
    const credential = { email, password, displayName }
    return signedUp(
      idToken
        ? await linkPassword(identity, idToken, credential)
        : await signUp(identity, credential, address),
    )
  },
})

const signedUp = <R extends Refusal>(outcome: SignedIn | R) =>
  outcome instanceof Refusal
    ? outcome
    : signedInAnswer('identitytoolkit#SignupNewUserResponse', outcome, shownProfile(outcome.account))

/** "REDACTED" in base64, as the service shows it. */
const redacted = 'UkVEQUNURUQ='

/** Numbers of 64 bits are strings: with plain numbers the client loses its user at a reload. */
export const lookupCall = serviceCall({
  path: '/v1/accounts:lookup',
  schema: z.strictObject({ ...alongside, idToken: text }),

  async answer(identity, { idToken }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    const account = await lookupAccount(identity, idToken)
    if (account instanceof Refusal) return account
    const factor = await findSecondFactor(identity.db, account.uid)
    const identities = await listLinkedIdentities(identity.db, account.uid)
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
          validSince: String(inSeconds(account.validSince)),
          disabled: account.disabled,
          createdAt: String(account.createdAt),
          lastLoginAt: lastLoginAt === null ? undefined : String(lastLoginAt),
          lastRefreshAt: lastRefreshAt === null ? undefined : new Date(lastRefreshAt).toISOString(),
        },
      ],
    }
  },
})

const attributes = [
  'USER_ATTRIBUTE_NAME_UNSPECIFIED',
  'DISPLAY_NAME',
  'PHOTO_URL',
  'EMAIL',
  'PASSWORD',
  'PROVIDER',
  'RAW_USER_INFO',
] as const

/** Empty counts as absent, as in the genuine service. Whatever time `validSince` names, all other sessions end now. */
export const updateCall = serviceCall({
  path: '/v1/accounts:update',
  schema: z.strictObject({
    ...alongside,
    idToken: text,
    displayName,
    photoUrl,
    email: text,
    password: text,
    oobCode: text,
    // A number of 64 bits, hence text as a rule.
    validSince: z.union([z.int(), text]).nullish(),
    deleteAttribute: z.array(oneOf(attributes)).max(longestList).nullish(),
    deleteProvider: z.array(string).max(longestList).nullish(),
  }),
  // A password is hashed in any case; an e-mail is told to be taken or free, as at a sign-up.
  limitsOf: ({ code, signIn, signUp }, { oobCode, password, email }) =>
    oobCode ? [code] : [...(password ? [signIn] : []), ...(email ? [signUp] : [])],

  async answer(identity, input) {
    const { idToken, oobCode, deleteProvider } = input
    if (oobCode) return applyCode(identity, oobCode)
    if (!idToken) return refuseIdentity('INVALID_REQ_TYPE')
    if (deleteProvider?.length) {
      const account = await unlinkProviders(identity, idToken, deleteProvider)
      return account instanceof Refusal ? account : updatedAnswer(identity, account)
    }
    const gone = new Set(input.deleteAttribute)
    gone.delete('USER_ATTRIBUTE_NAME_UNSPECIFIED')
    const displayName = gone.delete('DISPLAY_NAME') ? null : input.displayName
    const photoUrl = gone.delete('PHOTO_URL') ? null : input.photoUrl
    if (gone.size > 0) return refuseIdentity('OPERATION_NOT_ALLOWED')
    const outcome = await updateAccount(identity, idToken, {
      displayName,
      photoUrl,
      email: input.email || undefined,
      password: input.password || undefined,
      endsSessions: Boolean(input.validSince),
    })
    if (outcome instanceof Refusal) return outcome
    const shown = await updatedAnswer(identity, outcome.account, outcome.tokens)
    return input.email ? { ...shown, newEmail: outcome.account.email ?? undefined } : shown
  },
})

async function applyCode(identity: Identity, oobCode: string) {
  const outcome = await applyActionCode(identity, oobCode)
  if (outcome instanceof Refusal) return outcome
  return { ...(await updatedAnswer(identity, outcome.account)), newEmail: outcome.newEmail }
}

/** Name and photo are always there, because the client copies them from here. */
async function updatedAnswer({ db }: Identity, account: Account, tokens?: Tokens | undefined) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...shownAccount(account, await listLinkedIdentities(db, account.uid)),
    ...(tokens && shownTokens(tokens)),
  }
}

export const deleteCall = serviceCall({
  path: '/v1/accounts:delete',
  schema: z.strictObject({ ...alongside, idToken: text, localId: text }),

  async answer(identity, { idToken }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    const outcome = await deleteAccount(identity, idToken)
    return outcome instanceof Refusal ? outcome : { kind: 'identitytoolkit#DeleteAccountResponse' }
  },
})
