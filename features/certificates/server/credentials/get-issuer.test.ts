import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { rotateCredentialKeys } from './credential-keys.ts'
import { getIssuer } from './get-issuer.ts'

const site = { publicUrl: 'http://localhost:3000' }
const did = 'did:web:localhost%3A3000'

it('is the host of the site, a port and all, and publishes public halves alone', async () => {
  const deps = { ...(await createTestDeps()), ...site }

  const issuer = await getIssuer(deps)

  const ids = issuer.verificationMethod.map((method) => method.id)
  expect(issuer).toMatchObject({ id: did, assertionMethod: ids })
  expect(issuer.verificationMethod).toEqual([
    {
      id: expect.stringMatching(/^did:web:localhost%3A3000#[\w-]{43}$/),
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: ids[0]?.split('#')[1],
        alg: 'ES256',
        use: 'sig',
      },
    },
    {
      id: expect.stringMatching(/^did:web:localhost%3A3000#z6Mk/),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: ids[1]?.split('#')[1],
    },
  ])
  expect(await getIssuer(deps)).toEqual(issuer)
})

it('has the keys for JWT before all others, which some verifiers cannot read', async () => {
  const deps = { ...(await createTestDeps()), ...site }
  await getIssuer(deps)
  deps.clock.advance(1)
  await rotateCredentialKeys(deps)

  const { verificationMethod } = await getIssuer(deps)

  const types = ['JsonWebKey2020', 'JsonWebKey2020', 'Multikey', 'Multikey']
  expect(verificationMethod.map((method) => method.type)).toEqual(types)
})
