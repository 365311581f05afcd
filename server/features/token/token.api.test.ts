import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/app/app.ts'

describe('a site without a token', () => {
  it('says that it offers none', async () => {
    const app = await createTestApp()
    const caller = await app.signUp()

    expect((await app.anonymous.call('GET', '/api/token/chain')).body).toEqual({ chain: null })
    expect((await caller.call('GET', '/api/token')).body).toEqual({
      chain: null,
      token: { state: 'not-offered' },
      isShown: false,
    })
  })
})
