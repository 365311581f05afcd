import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { applyActionCode } from '../operations/apply-action-code.ts'
import { unlinkProviders } from '../operations/unlink-providers.ts'
import { updateAccount } from '../operations/update-account.ts'
import type { Account } from '../records/account.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import type { Tokens } from '../sessions/session.ts'
import {
  alongside,
  displayName,
  longestList,
  oneOf,
  photoUrl,
  shownAccount,
  shownTokens,
  string,
  text,
} from './fields.ts'
import { serviceCall } from './service-host.ts'

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
      return account instanceof Refusal ? account : answerOf(identity, account)
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
    const shown = await answerOf(identity, outcome.account, outcome.tokens)
    return input.email ? { ...shown, newEmail: outcome.account.email ?? undefined } : shown
  },
})

async function applyCode(identity: Identity, oobCode: string) {
  const outcome = await applyActionCode(identity, oobCode)
  if (outcome instanceof Refusal) return outcome
  return { ...(await answerOf(identity, outcome.account)), newEmail: outcome.newEmail }
}

/** Name and photo are always there, because the client copies them from here. */
async function answerOf({ db }: Identity, account: Account, tokens?: Tokens | undefined) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...shownAccount(account, await listLinkedIdentities(db, account.uid)),
    ...(tokens && shownTokens(tokens)),
  }
}
