import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/test-deps.ts'
import { getIssuer } from './get-issuer.ts'

it('is the host of the site, a port and all, and publishes public halves alone', async () => {
  const deps = await createTestDeps()

  const issuer = await getIssuer({ ...deps, publicUrl: 'http://localhost:3000' })

  const did = 'did:web:localhost%3A3000'
  const [method] = issuer.verificationMethod
  expect(issuer).toMatchObject({ id: did, assertionMethod: [method?.id] })
  expect(method).toEqual({
    id: `${did}#${method?.publicKeyJwk.kid}`,
    type: 'JsonWebKey2020',
    controller: did,
    publicKeyJwk: {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  })
  expect(await getIssuer({ ...deps, publicUrl: 'http://localhost:3000' })).toEqual(issuer)
})
