import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import { refreshSession } from '../../operations/sessions/refresh-session.ts'
import { serviceCall } from '../service-host.ts'
import { text } from './fields.ts'

/** Snake case, the refresh grant alone, and the ID token is the access token too. */
export const tokenCall = serviceCall({
  path: '/v1/token',
  schema: z.strictObject({
    grant_type: text,
    refresh_token: text,
    // Some clients spell them like all other names.
    grantType: text,
    refreshToken: text,
  }),

  async answer(identity, input) {
    const { grant_type: grantType = input.grantType, refresh_token: refreshToken = input.refreshToken } =
      input
    if (!grantType) return refuseIdentity('MISSING_GRANT_TYPE')
    if (grantType !== 'refresh_token') return refuseIdentity('INVALID_GRANT_TYPE')
    if (!refreshToken) return refuseIdentity('MISSING_REFRESH_TOKEN')
    const outcome = await refreshSession(identity, refreshToken)
    if (outcome instanceof Refusal) return outcome
    const { account, tokens } = outcome
    return {
      access_token: tokens.idToken,
      expires_in: String(tokens.expiresIn),
      token_type: 'Bearer',
      refresh_token: tokens.refreshToken,
      id_token: tokens.idToken,
      user_id: account.uid,
      project_id: identity.settings.projectId,
    }
  },
})
