import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

/** Two visitors of one proxy, each of whom may register once; whether the second one may. */
async function registerTwo(env: NodeJS.ProcessEnv, proxy: string): Promise<boolean> {
  const { app } = await createTestApp({ IDENTITY_SIGN_UP_LIMIT: '1', ...env })
  const register = async (visitor: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': `203.0.113.99, ${visitor}` },
      payload: { email: `${visitor}@example.org`, password: 'six or more' },
    })
    return response.statusCode === 200
  }
  expect(await register('192.0.2.1')).toBe(true)
  return register('192.0.2.2')
}

it('a proxy that the settings name says where visitors are, so that each has limits of their own', async () => {
  expect(await registerTwo({ TRUST_PROXY: '10.0.0.0/8' }, '10.0.0.7')).toBe(true)
})

it('a client cannot claim other addresses to escape the limits', async () => {
  expect(await registerTwo({ TRUST_PROXY: '10.0.0.0/8' }, '198.51.100.1')).toBe(false)
  expect(await registerTwo({}, '10.0.0.7')).toBe(false)
})

it('what a visitor wrote into the header before the proxy did is not believed', async () => {
  const { app } = await createTestApp({ TRUST_PROXY: '10.0.0.7', IDENTITY_SIGN_UP_LIMIT: '1' })
  const send = (claimed: string) =>
    app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain',
      remoteAddress: '10.0.0.7',
      headers: { 'x-forwarded-for': `${claimed}, 192.0.2.1` },
      payload: { email: `${claimed}@example.org`, password: 'six or more' },
    })

  expect((await send('203.0.113.1')).statusCode).toBe(200)
  const refused = await send('203.0.113.2')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
})
