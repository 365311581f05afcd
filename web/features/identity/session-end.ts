import type { Body } from '#contract/endpoint.ts'
import type { revokeSession as endpoint } from '#contract/identity.ts'

const path: (typeof endpoint)['path'] = '/api/sessions/revoke'

/**
 * Ends a session on the server. The page is left at once and does not wait for it, so the call outlives the page, which
 * `callApi` does not know how to do.
 */
export function revokeSession(refreshToken: string): void {
  const body: Body<typeof endpoint> = { refreshToken }
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}

/**
 * Notes whether the identity service refuses a session because its account is disabled. The client then signs the user
 * out and does not pass the reason on, so the answers themselves are looked at.
 * @returns reads the reason, as a code of the client; undefined when there was none
 */
export function watchRefusals(): () => string | undefined {
  let reason: string | undefined
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    // Refusals by our own API have another status.
    if (response.status === 400 && (await response.clone().text()).includes('"USER_DISABLED'))
      reason = 'user-disabled'
    return response
  }
  return () => reason
}
