import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/identity.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import type { AppCallers } from './gate.ts'
import type { Identity } from './identity.ts'
import { revokeSession } from './revoke-session.ts'

export function registerIdentityRoutes(
  _app: FastifyInstance,
  identity: Identity,
  serve: Serve<AppCallers>,
): void {
  serve(contract.revokeSession, async ({ body }) => {
    await revokeSession(identity, body.refreshToken)
    return {}
  })
}
