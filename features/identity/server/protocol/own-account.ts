import { z } from 'zod'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { deleteAccount } from '../operations/delete-account.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import { findSecondFactor } from '../records/second-factor.store.ts'
import { lookupAccount } from '../tokens/verify-id-token.ts'
import { alongside, shownAccount, shownFactor, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

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

export const deleteCall = serviceCall({
  path: '/v1/accounts:delete',
  schema: z.strictObject({ ...alongside, idToken: text, localId: text }),

  async answer(identity, { idToken }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    const outcome = await deleteAccount(identity, idToken)
    return outcome instanceof Refusal ? outcome : { kind: 'identitytoolkit#DeleteAccountResponse' }
  },
})
