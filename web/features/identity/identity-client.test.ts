import { beforeEach, describe, expect, it, vi } from 'vitest'

// A client that can be made to fail at signing out, which the genuine one cannot.
const auth = vi.hoisted(() => ({
  config: {},
  currentUser: null as { refreshToken: string } | null,
  authStateReady: async () => {},
}))
const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('firebase/app', () => ({
  initializeApp: () => ({}),
  _getProvider: () => ({ getImmediate: () => ({ addAuthTokenListener: () => {} }) }),
}))
vi.mock('firebase/auth', () => ({
  initializeAuth: () => auth,
  indexedDBLocalPersistence: {},
  browserLocalPersistence: {},
  signOut,
}))
const revoked = vi.hoisted(() => [] as string[])
vi.mock('./revoke-session.ts', () => ({ revokeSession: (token: string) => revoked.push(token) }))
vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' })

const { createIdentityClient } = await import('./identity-client.ts')
const client = createIdentityClient({ mode: 'built-in', apiKey: 'edutrain', projectId: 'edutrain' })

beforeEach(() => {
  auth.currentUser = { refreshToken: 'of this session' }
  revoked.length = 0
})

describe('signing out', () => {
  it('fails with "Error logging out" when a current user still exists afterwards (spec §4)', async () => {
    signOut.mockResolvedValue()
    await expect(client.signOut()).rejects.toThrow(/^Error logging out$/)
  })

  it('fails with the same words when the client itself fails', async () => {
    signOut.mockRejectedValue(new Error('storage is full'))
    await expect(client.signOut()).rejects.toThrow(/^Error logging out$/)
  })

  it('succeeds once there is no current user, and revokes the session on the server', async () => {
    signOut.mockImplementation(async () => {
      auth.currentUser = null
    })
    await client.signOut()
    expect(revoked).toEqual(['of this session'])
  })
})
