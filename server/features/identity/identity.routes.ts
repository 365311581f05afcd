import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/identity.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import type { Identity } from './identity.ts'
import { requestLimits } from './limits/rate-limits.ts'
import { deleteHostedAccount } from './operations/delete-account.ts'
import { revokeAllSessions, revokeSession } from './operations/revoke-sessions.ts'
import { createRecoveryCodes, getSecondFactor } from './operations/second-factor.ts'
import {
  callDelete,
  callLookup,
  callSignInWithPassword,
  callSignUp,
  callUpdate,
} from './protocol/account-calls.ts'
import {
  callCreateAuthUri,
  callProjects,
  callResetPassword,
  callSendOobCode,
  callSignInWithEmailLink,
} from './protocol/code-calls.ts'
import { callSignInWithCustomToken } from './protocol/custom-token-call.ts'
import { callSignInWithIdp } from './protocol/idp-call.ts'
import { registerProviderRedirects } from './protocol/redirect-endpoints.ts'
import { formBody, jsonBody } from './protocol/request-body.ts'
import * as requests from './protocol/requests.ts'
import {
  callMfaEnrollmentFinalize,
  callMfaEnrollmentStart,
  callMfaEnrollmentWithdraw,
  callMfaSignInFinalize,
} from './protocol/second-factor-calls.ts'
import { openWire } from './protocol/service-host.ts'
import { identityToolkitPrefix, secureTokenPrefix } from './protocol/service-prefix.ts'
import { callToken } from './protocol/token-call.ts'

/** Our own endpoints and, unless a hosted service is used, the service itself. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  identity: Identity,
  serve: Serve<AppCallers>,
): void {
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

/** The identity service as its genuine client calls it, and the public keys of its tokens. */
function registerService(app: FastifyInstance, identity: Identity): void {
  openWire(app, identity, { prefix: identityToolkitPrefix, format: jsonBody }, (on, onGet) => {
    const { signUp, signIn, mail, code } = requestLimits(identity.settings)
    on(
      '/v1/accounts::signUp',
      requests.signUpRequest,
      (input, address) => callSignUp(identity, input, address),
      () => [signUp],
    )
    on(
      '/v1/accounts::signInWithPassword',
      requests.signInWithPasswordRequest,
      (input, address) => callSignInWithPassword(identity, input, address),
      () => [signIn],
    )
    on(
      '/v1/accounts::signInWithIdp',
      requests.signInWithIdpRequest,
      (input) => callSignInWithIdp(identity, input),
      () => [signIn],
    )
    on(
      '/v1/accounts::signInWithCustomToken',
      requests.signInWithCustomTokenRequest,
      (input) => callSignInWithCustomToken(identity, input),
      () => [signIn],
    )
    on(
      '/v1/accounts::signInWithEmailLink',
      requests.signInWithEmailLinkRequest,
      (input, address) => callSignInWithEmailLink(identity, input, address),
      () => [code],
    )
    on(
      '/v1/accounts::sendOobCode',
      requests.sendOobCodeRequest,
      (input, address, language) => callSendOobCode(identity, input, address, language),
      () => [mail],
    )
    on(
      '/v1/accounts::resetPassword',
      requests.resetPasswordRequest,
      (input) => callResetPassword(identity, input),
      () => [code],
    )
    on('/v1/accounts::createAuthUri', requests.createAuthUriRequest, (input) =>
      callCreateAuthUri(identity, input),
    )
    onGet('/v1/projects', requests.projectsRequest, () => callProjects(identity))
    on('/v1/accounts::lookup', requests.lookupRequest, (input) => callLookup(identity, input))
    on(
      '/v1/accounts::update',
      requests.updateRequest,
      (input) => callUpdate(identity, input),
      // A password is hashed, whether or not it comes to anything.
      // An e-mail is told to be taken or free, as at a sign-up.
      ({ oobCode, password, email }) =>
        oobCode ? [code] : [...(password ? [signIn] : []), ...(email ? [signUp] : [])],
    )
    on('/v1/accounts::delete', requests.deleteRequest, (input) => callDelete(identity, input))
    on('/v2/accounts/mfaEnrollment::start', requests.mfaEnrollmentStartRequest, (input) =>
      callMfaEnrollmentStart(identity, input),
    )
    on(
      '/v2/accounts/mfaEnrollment::finalize',
      requests.mfaEnrollmentFinalizeRequest,
      (input) => callMfaEnrollmentFinalize(identity, input),
      () => [code],
    )
    on('/v2/accounts/mfaEnrollment::withdraw', requests.mfaEnrollmentWithdrawRequest, (input) =>
      callMfaEnrollmentWithdraw(identity, input),
    )
    on(
      '/v2/accounts/mfaSignIn::finalize',
      requests.mfaSignInFinalizeRequest,
      (input, address) => callMfaSignInFinalize(identity, input, address),
      () => [code],
    )
  })
  openWire(app, identity, { prefix: secureTokenPrefix, format: formBody }, (on) => {
    on('/v1/token', requests.tokenRequest, (input) => callToken(identity, input))
  })

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: await identity.keys.listPublicKeys() }),
  )

  registerProviderRedirects(app, identity)
}
