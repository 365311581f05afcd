import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The name that a request has, which a proxy or a client named. */
async function nameOf(given: string | string[] | undefined, remoteAddress: string): Promise<unknown> {
  const { app } = await createTestApp({ TRUST_PROXY: '10.0.0.0/8' })
  const headers = given === undefined ? {} : { 'x-request-id': given }
  const response = await app.inject({ url: '/api/programmes', remoteAddress, headers })
  return response.headers['x-request-id']
}

it('a request has a name of its own, which is in its answer', async () => {
  const names = [await nameOf(undefined, '192.0.2.1'), await nameOf(undefined, '10.0.0.7')]

  for (const name of names) expect(name).toMatch(uuid)
  expect(names[0]).not.toBe(names[1])
})

it('the proxy in front of us may name it', async () => {
  expect(await nameOf('3f2a9c5e77d04b1c8e6f0a1b2c3d4e5f', '10.0.0.7')).toBe(
    '3f2a9c5e77d04b1c8e6f0a1b2c3d4e5f',
  )
})

it('no other client may', async () => {
  expect(await nameOf('3f2a9c5e77d04b1c8e6f0a1b2c3d4e5f', '192.0.2.1')).toMatch(uuid)
})

it.each(['short', 'x'.repeat(65), 'ada@example.org', 'two words', 'a.b.c.d.e', '{"a":"bcdefgh"}', ''])(
  'what does not look like a name is none, even from the proxy: %j',
  async (given) => {
    expect(await nameOf(given, '10.0.0.7')).toMatch(uuid)
  },
)

it('an address that cannot be read has its name too', async () => {
  const { app } = await createTestApp()

  expect((await app.inject('/%zz')).headers['x-request-id']).toMatch(uuid)
})
