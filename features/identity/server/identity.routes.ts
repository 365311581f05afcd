import type { FastifyInstance } from 'fastify'
import * as contract from '#features/identity/contract.ts'
import type { AppServe } from '#platform/server/feature.ts'
import type { Identity } from './identity.ts'
import { deleteHostedAccount } from './operations/delete-account.ts'
import { revokeAllSessions, revokeSession } from './operations/revoke-sessions.ts'
import { createRecoveryCodes, getSecondFactor } from './operations/second-factor.ts'
import {
  mfaEnrollmentFinalizeCall,
  mfaEnrollmentStartCall,
  mfaEnrollmentWithdrawCall,
  mfaSignInFinalizeCall,
} from './protocol/mfa.ts'
import { deleteCall, lookupCall } from './protocol/own-account.ts'
import { projectsCall } from './protocol/projects.ts'
import { registerProviderRedirects } from './protocol/redirect-endpoints.ts'
import { resetPasswordCall } from './protocol/reset-password.ts'
import { sendOobCodeCall } from './protocol/send-oob-code.ts'
import {
  formBody,
  identityToolkitPrefix,
  jsonBody,
  openServiceHost,
  type ServiceHost,
  secureTokenPrefix,
} from './protocol/service-host.ts'
import { signInWithEmailLinkCall } from './protocol/sign-in-with-email-link.ts'
import { signInWithIdpCall } from './protocol/sign-in-with-idp.ts'
import { signInWithPasswordCall } from './protocol/sign-in-with-password.ts'
import { signUpCall } from './protocol/sign-up.ts'
import { tokenCall } from './protocol/token.ts'
import { updateCall } from './protocol/update.ts'

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
