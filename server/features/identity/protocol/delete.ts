import { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { deleteAccount } from '../operations/delete-account.ts'
import { alongside, text } from './request-fields.ts'
import { serviceCall } from './service-call.ts'

/** `accounts:delete`. Administrators name the account by its id; here the token does. */
export const deleteCall = serviceCall({
  path: '/v1/accounts:delete',
  schema: z.strictObject({ ...alongside, idToken: text, localId: text }),

  async answer(identity, { idToken }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    const outcome = await deleteAccount(identity, idToken)
    return outcome instanceof Refusal ? outcome : { kind: 'identitytoolkit#DeleteAccountResponse' }
  },
})
