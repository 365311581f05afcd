import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPendingProfile, readPendingProfile } from './pending-profile.ts'
import { syncProfile } from './sync-profile.ts'

const toasts = vi.hoisted(() => [] as unknown[][])
vi.mock('#web/ui/toast.tsx', () => ({ showToast: (...toast: unknown[]) => toasts.push(toast) }))

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

const pending = { email: 'ada@example.org', name: 'Ada', walletAddress: '' }
const profile = (name: string) => async () => Response.json({ profile: { ...pending, name } })
const refusal = (status: number, code: string) => async () =>
  Response.json({ error: { code, message: 'No.' } }, { status })

beforeEach(() => {
  stored.clear()
  toasts.length = 0
})

describe('after a login', () => {
  it('the name of the profile is remembered', async () => {
    fetched.mockImplementation(profile('Ada Lovelace'))
    await syncProfile('ada@example.org')
    expect(stored.get('userName')).toBe('Ada Lovelace')
    expect(toasts).toEqual([])
  })

  it('a profile that cannot be read is no reason to say anything', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(syncProfile('ada@example.org')).resolves.toBeUndefined()
    expect(toasts).toEqual([])
  })

  it('a pending profile is written, in whatever letter case the e-mail was typed', async () => {
    keepPendingProfile(pending)
    fetched.mockImplementation(profile('Ada'))
    await syncProfile('Ada@Example.org')
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'PUT', body: '{"name":"Ada"}' })
    expect(readPendingProfile(pending.email)).toBeNull()
    expect(stored.get('userName')).toBe('Ada')
    expect(toasts).toEqual([['User updated', 'alert-success']])
  })

  it("somebody else's pending profile is left alone", async () => {
    keepPendingProfile(pending)
    fetched.mockImplementation(profile('Bob'))
    await syncProfile('bob@example.org')
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'GET' })
    expect(readPendingProfile(pending.email)).toEqual(pending)
  })

  it('a pending profile stays pending while it cannot be written', async () => {
    keepPendingProfile(pending)
    fetched.mockImplementation(refusal(503, 'unavailable'))
    await syncProfile(pending.email)
    expect(readPendingProfile(pending.email)).toEqual(pending)
    expect(toasts).toEqual([['Error updating user', 'alert-error']])
  })

  it('a pending profile is dropped when it is refused for good', async () => {
    keepPendingProfile(pending)
    fetched.mockImplementation(refusal(400, 'invalid-input'))
    await syncProfile(pending.email)
    expect(readPendingProfile(pending.email)).toBeNull()
  })
})
