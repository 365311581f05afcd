import { expect, it, vi } from 'vitest'
import { revokeSession } from './session-end.ts'

it('a session is ended by a call that outlives the page and may fail unseen', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)

  revokeSession('a refresh token')

  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/sessions/revoke')
  expect(init).toMatchObject({ method: 'POST', keepalive: true })
  expect(JSON.parse(String(init?.body))).toEqual({ refreshToken: 'a refresh token' })
})
