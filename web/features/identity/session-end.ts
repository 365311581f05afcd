import type { Body } from '#contract/endpoint.ts'
import type { revokeSession as endpoint } from '#contract/identity.ts'

const path: (typeof endpoint)['path'] = '/api/sessions/revoke'

/**
 * Ends a session on the server. Nobody waits for it, and the page is left at once: a server out of reach must not keep
 * anybody signed in. Only here does a call outlive its page, so `callApi`, which is on every page, does not know how.
 */
export function revokeSession(refreshToken: string): void {
  const body: Body<typeof endpoint> = { refreshToken }
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}
