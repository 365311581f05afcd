import { verifyJWT } from 'did-jwt'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { resolverOf } from '#workshop/testing/credentials/verify-credential.ts'
import { removeCredentialKey, rotateCredentialKeys } from './credential-keys.ts'
import { getIssuer } from './get-issuer.ts'
import { signCredential } from './sign-credential.ts'

const publicUrl = 'https://edutrain.example'
const credential = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: `${publicUrl}/x`,
  type: ['VerifiableCredential'],
  issuer: 'did:web:edutrain.example',
  validFrom: 1_000,
  credentialSubject: { id: 'urn:example:subject' },
}

async function prepare() {
  const signing = { ...(await createTestDeps()), publicUrl }
  const verify = async (jwt: string) =>
    verifyJWT(jwt, { resolver: resolverOf(await getIssuer(signing)), proofPurpose: 'assertionMethod' })
  return { signing, verify }
}

describe('a signed credential', () => {
  it('is verified by a library that is not ours, with the document of the issuer at hand', async () => {
    const { signing, verify } = await prepare()
    const jwt = await signCredential(signing, credential, 'jwt')

    const { payload, issuer, verified } = await verify(jwt)

    expect(verified).toBe(true)
    expect(issuer).toBe('did:web:edutrain.example')
    expect(payload).toEqual({
      ...credential,
      '@context': [...credential['@context'], expect.anything()],
      validFrom: '1970-01-01T00:00:01Z',
      iss: 'did:web:edutrain.example',
      jti: `${publicUrl}/x`,
      sub: 'urn:example:subject',
      nbf: 1,
    })
  })

  it('has the headers that Open Badges 3.0 section 8.2 names, and no other', async () => {
    const { signing } = await prepare()

    expect(decodeProtectedHeader(await signCredential(signing, credential, 'jwt'))).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.stringMatching(/^did:web:edutrain\.example#[\w-]{43}$/),
    })
  })

  it('says when it expires as the credential does', async () => {
    const { signing } = await prepare()
    const ending = { ...credential, validUntil: 61_000 }

    expect(decodeJwt(await signCredential(signing, ending, 'jwt'))).toMatchObject({
      validUntil: '1970-01-01T00:01:01Z',
      exp: 61,
    })
  })

  it('that was changed in one character is not', async () => {
    const { signing, verify } = await prepare()
    const [header, body = '', signature] = (await signCredential(signing, credential, 'jwt')).split('.')
    const forged = Buffer.from(body, 'base64url').toString().replace('/x', '/y')
    const jwt = [header, Buffer.from(forged).toString('base64url'), signature].join('.')

    await expect(verify(jwt)).rejects.toThrow(/signature/i)
  })

  it('outlives a change of keys; new ones are signed with the new key', async () => {
    const { signing, verify } = await prepare()
    const before = await signCredential(signing, credential, 'jwt')
    signing.clock.advance(1)
    const { jwt: kid } = await rotateCredentialKeys(signing)

    const after = await signCredential(signing, credential, 'jwt')

    expect(decodeProtectedHeader(after).kid).toBe(`did:web:edutrain.example#${kid}`)
    expect(decodeProtectedHeader(before).kid).not.toBe(decodeProtectedHeader(after).kid)
    for (const jwt of [before, after]) expect((await verify(jwt)).verified).toBe(true)
  })

  it('verifies no more once its key was removed, which the key that signs cannot be', async () => {
    const { signing, verify } = await prepare()
    const jwt = await signCredential(signing, credential, 'jwt')
    const stolen = decodeProtectedHeader(jwt).kid?.split('#')[1] ?? ''
    expect(await removeCredentialKey(signing.db, stolen)).toMatchObject({ code: 'key-in-use' })
    signing.clock.advance(1)
    await rotateCredentialKeys(signing)

    expect(await removeCredentialKey(signing.db, stolen)).toEqual({ removed: true })

    await expect(verify(jwt)).rejects.toThrow()
  })

  it('is signed with the same key by calls at the same time', async () => {
    const { signing, verify } = await prepare()
    const jwts = await Promise.all(
      Array.from({ length: 4 }, () => signCredential(signing, credential, 'jwt')),
    )
    for (const jwt of jwts) expect((await verify(jwt)).verified).toBe(true)
  })
})

describe('a credential with a proof inside', () => {
  const signer = ([proof]: { verificationMethod: string }[]) => proof?.verificationMethod.split('#')[1]

  it('says what the credential says, and how it is signed', async () => {
    const { signing } = await prepare()

    const signed = JSON.parse(await signCredential(signing, credential, 'json'))

    expect(signed).toEqual({
      ...credential,
      validFrom: '1970-01-01T00:00:01Z',
      proof: [
        {
          type: 'DataIntegrityProof',
          cryptosuite: 'eddsa-rdfc-2022',
          created: '1970-01-01T00:00:01Z',
          proofPurpose: 'assertionMethod',
          verificationMethod: expect.stringMatching(/^did:web:edutrain\.example#z6Mk/),
          proofValue: expect.stringMatching(/^z/),
        },
      ],
    })
  })

  it('is the same text each time, until another key signs', async () => {
    const { signing } = await prepare()
    const sign = () => signCredential(signing, credential, 'json')
    const before = await sign()
    expect(await sign()).toBe(before)
    signing.clock.advance(1)
    const { embedded } = await rotateCredentialKeys(signing)

    expect(signer(JSON.parse(await sign()).proof)).toBe(embedded)
    expect(signer(JSON.parse(before).proof)).not.toBe(embedded)
  })

  it('is not made of a term or a context that is not known here', async () => {
    const { signing } = await prepare()
    const strange = { ...credential, '@context': [...credential['@context'], 'https://elsewhere.example/v1'] }

    await expect(signCredential(signing, { ...credential, colour: 'red' }, 'json')).rejects.toThrow()
    await expect(signCredential(signing, strange, 'json')).rejects.toThrow()
  })
})
