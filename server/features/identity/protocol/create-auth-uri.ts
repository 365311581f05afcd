import { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { authorizedDomains, parseWebAddress } from '../emails/action-link.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { listSignInMethods } from '../operations/list-sign-in-methods.ts'
import { alongside, string, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

export const createAuthUriCall = serviceCall({
  path: '/v1/accounts:createAuthUri',
  schema: z.strictObject({
    ...alongside,
    identifier: text,
    continueUri: text,
    providerId: text,
    sessionId: string.max(512).nullish(),
  }),

  async answer(identity, { identifier, continueUri, providerId, sessionId }) {
    if (providerId) return refuseIdentity('OPERATION_NOT_ALLOWED')
    if (!identifier) return refuseIdentity('MISSING_IDENTIFIER')
    if (!continueUri) return refuseIdentity('MISSING_CONTINUE_URI')
    if (!parseWebAddress(continueUri)) return refuseIdentity('INVALID_CONTINUE_URI')
    const found = await listSignInMethods(identity, identifier)
    if (found instanceof Refusal) return found
    return {
      kind: 'identitytoolkit#CreateAuthUriResponse',
      sessionId: sessionId ?? Buffer.from(identity.random(20)).toString('base64url'),
      registered: found?.registered,
      allProviders: found?.providers,
      signinMethods: found?.methods,
    }
  },
})

export const projectsCall = serviceCall({
  method: 'GET',
  path: '/v1/projects',
  schema: z.strictObject({}),
  answer: async (identity) => ({
    projectId: identity.settings.projectId,
    authorizedDomains: authorizedDomains(identity),
  }),
})
