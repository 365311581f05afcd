import type { FastifyInstance } from 'fastify'
import * as contract from '#features/identity/contract.ts'
import type { AppServe } from '#platform/server/feature.ts'
import type { Identity } from './identity.ts'
import { deleteHostedAccount } from './operations/account/delete-account.ts'
import { createRecoveryCodes, getSecondFactor } from './operations/second-factor/second-factor.ts'
import { revokeAllSessions, revokeSession } from './operations/sessions/revoke-sessions.ts'
import { deleteCall, lookupCall, signUpCall, updateCall } from './protocol/calls/accounts.ts'
import { projectsCall, resetPasswordCall, sendOobCodeCall } from './protocol/calls/action-codes.ts'
import {
  mfaEnrollmentFinalizeCall,
  mfaEnrollmentStartCall,
  mfaEnrollmentWithdrawCall,
  mfaSignInFinalizeCall,
} from './protocol/calls/mfa.ts'
import {
  signInWithEmailLinkCall,
  signInWithIdpCall,
  signInWithPasswordCall,
} from './protocol/calls/sign-in.ts'
import { tokenCall } from './protocol/calls/token.ts'
import { registerProviderRedirects } from './protocol/redirect-endpoints.ts'
import {
  formBody,
  identityToolkitPrefix,
  jsonBody,
  openServiceHost,
  type ServiceHost,
  secureTokenPrefix,
} from './protocol/service-host.ts'

export const serviceHosts: readonly ServiceHost[] = [
  {
    prefix: identityToolkitPrefix,
    format: jsonBody,
    calls: [
      signUpCall,
      signInWithPasswordCall,
      signInWithIdpCall,
      signInWithEmailLinkCall,
      sendOobCodeCall,
      resetPasswordCall,
      projectsCall,
      lookupCall,
      updateCall,
      deleteCall,
      mfaEnrollmentStartCall,
      mfaEnrollmentFinalizeCall,
      mfaEnrollmentWithdrawCall,
      mfaSignInFinalizeCall,
    ],
  },
  { prefix: secureTokenPrefix, format: formBody, calls: [tokenCall] },
]

export function registerIdentityRoutes(app: FastifyInstance, identity: Identity, serve: AppServe) {
  if (identity.settings.mode === 'built-in') registerService(app, identity)
  serve(contract.revokeSession, async ({ body }) => {
    await revokeSession(identity, body.refreshToken)
    return {}
  })
  serve(contract.deleteHostedAccount, ({ caller }) => deleteHostedAccount(identity, caller))
  serve(contract.getSecondFactor, ({ caller }) => getSecondFactor(identity, caller))
  serve(contract.createRecoveryCodes, ({ caller }) => createRecoveryCodes(identity, caller))
  serve(contract.signOutEverywhere, async ({ caller }) => {
    await revokeAllSessions(identity, caller.id)
    return {}
  })
}

function registerService(app: FastifyInstance, identity: Identity): void {
  for (const host of serviceHosts) openServiceHost(app, identity, host)
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: await identity.keys.listPublicKeys() }),
  )
  registerProviderRedirects(app, identity)
}
