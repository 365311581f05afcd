import { verifyJWT } from 'did-jwt'
import { decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { resolverOf } from '#server/testing/outside-verifier.ts'
import { createTestDeps } from '#server/testing/test-deps.ts'
import { getIssuer } from './get-issuer.ts'
import { removeCredentialKey } from './remove-credential-key.ts'
import { rotateCredentialKey } from './rotate-credential-key.ts'
import { signCredential } from './sign-credential.ts'

const publicUrl = 'https://edutrain.example'
const credential = { id: `${publicUrl}/x`, validFrom: 1_000, type: ['VerifiableCredential'] }

async function prepare() {
  const signing = { ...(await createTestDeps()), publicUrl }
  const verify = async (jwt: string) =>
    verifyJWT(jwt, { resolver: resolverOf(await getIssuer(signing)), proofPurpose: 'assertionMethod' })
  return { signing, verify }
}

describe('a signed credential', () => {
  it('is verified by a library that is not ours, with the document of the issuer at hand', async () => {
    const { signing, verify } = await prepare()
    const jwt = await signCredential(signing, credential)

    const { payload, issuer, verified } = await verify(jwt)

    expect(verified).toBe(true)
    expect(issuer).toBe('did:web:edutrain.example')
    expect(payload).toEqual({
      ...credential,
      issuer: 'did:web:edutrain.example',
      validFrom: '1970-01-01T00:00:01Z',
      iss: 'did:web:edutrain.example',
      jti: `${publicUrl}/x`,
      nbf: 1,
    })
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc' })
  })

  it('that was changed in one character is not', async () => {
    const { signing, verify } = await prepare()
    const [header, body = '', signature] = (await signCredential(signing, credential)).split('.')
    const forged = Buffer.from(body, 'base64url').toString().replace('/x', '/y')
    const jwt = [header, Buffer.from(forged).toString('base64url'), signature].join('.')

    await expect(verify(jwt)).rejects.toThrow(/signature/i)
  })

  it('outlives a change of keys; new ones are signed with the new key', async () => {
    const { signing, verify } = await prepare()
    const before = await signCredential(signing, credential)
    signing.clock.advance(1)
    const kid = await rotateCredentialKey(signing)

    const after = await signCredential(signing, credential)

    expect(decodeProtectedHeader(after).kid).toBe(`did:web:edutrain.example#${kid}`)
    expect(decodeProtectedHeader(before).kid).not.toBe(decodeProtectedHeader(after).kid)
    for (const jwt of [before, after]) expect((await verify(jwt)).verified).toBe(true)
  })

  it('verifies no more once its key was removed, which the key that signs cannot be', async () => {
    const { signing, verify } = await prepare()
    const jwt = await signCredential(signing, credential)
    const stolen = decodeProtectedHeader(jwt).kid?.split('#')[1] ?? ''
    expect(await removeCredentialKey(signing.db, stolen)).toMatchObject({ code: 'key-in-use' })
    signing.clock.advance(1)
    await rotateCredentialKey(signing)

    expect(await removeCredentialKey(signing.db, stolen)).toEqual({ removed: true })

    await expect(verify(jwt)).rejects.toThrow()
  })

  it('is signed with the same key by whoever asks first at once', async () => {
    const { signing, verify } = await prepare()
    const jwts = await Promise.all(Array.from({ length: 4 }, () => signCredential(signing, credential)))
    for (const jwt of jwts) expect((await verify(jwt)).verified).toBe(true)
  })
})
