import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { refreshSession } from '../operations/refresh-session.ts'
import { tokenAnswer } from './answers.ts'
import type { tokenRequest } from './requests.ts'

/** The token endpoint, with the refresh grant alone. */
export async function callToken(identity: Identity, input: z.output<typeof tokenRequest>) {
  const { grant_type: grantType = input.grantType, refresh_token: refreshToken = input.refreshToken } = input
  if (!grantType) return refuseIdentity('MISSING_GRANT_TYPE')
  if (grantType !== 'refresh_token') return refuseIdentity('INVALID_GRANT_TYPE')
  if (!refreshToken) return refuseIdentity('MISSING_REFRESH_TOKEN')
  const outcome = await refreshSession(identity, refreshToken)
  return outcome instanceof Refusal ? outcome : tokenAnswer(outcome, identity.settings.projectId)
}
