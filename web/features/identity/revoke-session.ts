import type { revokeSession as endpoint } from '#contract/identity.ts'
import { callApi } from '#web/lib/api.ts'

/** Ends a session on the server. Nobody waits for it: a server out of reach must not keep anybody signed in. */
export function revokeSession(refreshToken: string): void {
  callApi<typeof endpoint>('POST', '/api/sessions/revoke', { body: { refreshToken }, token: null }).catch(
    () => {},
  )
}
