import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * Ends a session at logout: the identity client signs out without telling the server, so its refresh token would
 * stay valid. Idempotent; a token that is unknown or ended already is fine too. Public, because holding the token
 * is the permission.
 */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke',
  access: 'public',
  summary: 'End the session of a refresh token',
  body: z.strictObject({ refreshToken: z.string().max(512) }),
  output: z.object({}),
  errors: {},
})
