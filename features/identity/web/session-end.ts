import type { revokeSession as endpoint } from '#features/identity/contract.ts'
import type { Body } from '#platform/contract/endpoint.ts'

const path: (typeof endpoint)['path'] = '/api/sessions/revoke'

/** The page is left at once, so the call outlives it, which `callApi` does not know how to do. */
export function revokeSession(refreshToken: string): void {
  const body: Body<typeof endpoint> = { refreshToken }
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}

/** The client does not say that an account is disabled: its answers are read. @returns reads the reason, if any */
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
