import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/identity.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import type { Identity } from './identity.ts'
import { deleteHostedAccount } from './operations/delete-account.ts'
import { revokeAllSessions, revokeSession } from './operations/revoke-sessions.ts'
import { createRecoveryCodes, getSecondFactor } from './operations/second-factor.ts'
import { registerProviderRedirects } from './protocol/redirect-endpoints.ts'
import { serviceHosts } from './protocol/service-calls.ts'
import { openServiceHost } from './protocol/service-host.ts'

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
  for (const host of serviceHosts) openServiceHost(app, identity, host)

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: await identity.keys.listPublicKeys() }),
  )

  registerProviderRedirects(app, identity)
}
