import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import {
  codeOf,
  createTestIdentity,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { keysReadEvery, type SigningKeys } from './signing-keys.ts'
import { createVerifiedTokens, verifyIdToken } from './verify-id-token.ts'

async function signIn() {
  const identity = await createTestIdentity({}, { ownKey: true })
  const { account, tokens } = await signInTestAccount(identity)
  return { identity, account, token: tokens.idToken, payload: payloadOf(tokens.idToken) }
}

const payloadOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Signs as our service does, whatever the payload says. */
function sign(
  { keys }: { keys: SigningKeys },
  payload: JWTPayload,
  kid: string | undefined = keys.current.kid,
) {
  const header = kid === undefined ? { alg: 'RS256' } : { alg: 'RS256', kid }
  return new SignJWT(payload).setProtectedHeader(header).sign(keys.current.privateKey)
}

const verdict = async (identity: TestIdentity, token: string) => codeOf(await verifyIdToken(identity, token))

describe('an ID token', () => {
  it('says who signed in, how and when', async () => {
    const { identity, account, token } = await signIn()
    const now = identity.clock()

    expect(await verifyIdToken(identity, token)).toEqual({
      uid: account.uid,
      issuedAt: now,
      authenticatedAt: inSeconds(now),
      signInProvider: 'password',
    })
  })

  it('is valid to the last second of its hour and expired from then on', async () => {
    const { identity, account, token } = await signIn()

    identity.clock.advance(3_599_000)
    expect(await verifyIdToken(identity, token)).toMatchObject({ uid: account.uid })
    identity.clock.advance(1_000)
    expect(await verdict(identity, token)).toBe('TOKEN_EXPIRED')
  })

  it('may come from a process whose clock is ten seconds ahead, no more', async () => {
    const { identity, account, token } = await signIn()

    identity.clock.advance(-10_000)
    expect(await verifyIdToken(identity, token)).toMatchObject({ uid: account.uid })
    identity.clock.advance(-1_000)
    expect(await verdict(identity, token)).toBe('INVALID_ID_TOKEN')
  })

  it('may be signed by a key that another process has added', async () => {
    const { identity, account, payload } = await signIn()
    const other = await signIn()
    const [row] = await other.identity.db.selectFrom('signing_keys').selectAll().execute()
    const token = await sign(other.identity, payload)
    expect(await verdict(identity, token)).toBe('INVALID_ID_TOKEN')

    if (row) await identity.db.insertInto('signing_keys').values(row).execute()

    expect(await verifyIdToken(identity, token)).toMatchObject({ uid: account.uid })
  })
})

describe('a token whose signature was checked before', () => {
  it('is not checked again', async () => {
    const { identity, account, token } = await signIn()
    await verifyIdToken(identity, token)
    const remembered = identity.verifiedTokens.find(token)
    if (!remembered) throw new Error('a token that was checked is remembered')
    identity.verifiedTokens.add('anything', remembered)

    expect(await verifyIdToken(identity, 'anything')).toMatchObject({ uid: account.uid })
  })

  it('is refused once its key is gone', async () => {
    const { identity, account, token } = await signIn()
    expect(await verifyIdToken(identity, token)).toMatchObject({ uid: account.uid })
    const other = await signIn()
    const [row] = await other.identity.db.selectFrom('signing_keys').selectAll().execute()
    if (row) await identity.db.insertInto('signing_keys').values(row).execute()

    await identity.db.deleteFrom('signing_keys').where('id', '=', identity.keys.current.kid).execute()
    identity.clock.advance(keysReadEvery)

    expect(await verdict(identity, token)).toBe('INVALID_ID_TOKEN')
  })

  it('is remembered only when it was good', async () => {
    const { identity, payload, token } = await signIn()
    const forged = `${token.slice(0, -6)}AAAAAA`
    const incomplete = await sign(identity, { ...payload, sub: '' })

    for (const bad of [forged, incomplete, await sign(identity, { ...payload, exp: 1 })]) {
      await verifyIdToken(identity, bad)
      expect(identity.verifiedTokens.find(bad)).toBeUndefined()
    }
  })
})

describe('a forged token is refused:', () => {
  it('one of a foreign key under our key id', async () => {
    const { identity, payload } = await signIn()
    const foreign = await createTestIdentity({}, { ownKey: true })

    expect(await verdict(identity, await sign(foreign, payload, identity.keys.current.kid))).toBe(
      'INVALID_ID_TOKEN',
    )
  })

  it('one of an unknown key, and one that names no key', async () => {
    const { identity, payload } = await signIn()

    expect(await verdict(identity, await sign(identity, payload, 'unknown'))).toBe('INVALID_ID_TOKEN')
    const nameless = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256' })
      .sign(identity.keys.current.privateKey)
    expect(await verdict(identity, nameless)).toBe('INVALID_ID_TOKEN')
  })

  it('an unsigned one', async () => {
    const { identity, payload, token } = await signIn()
    const [header, body] = token.split('.')

    expect(await verdict(identity, new UnsecuredJWT(payload).encode())).toBe('INVALID_ID_TOKEN')
    expect(await verdict(identity, `${header}.${body}.`)).toBe('INVALID_ID_TOKEN')
  })

  it('one signed with HS256 and the public key as the secret', async () => {
    const { identity, payload } = await signIn()
    const { kid } = identity.keys.current
    const publicKey = await identity.keys.findPublicKey(kid)
    if (!publicKey) throw new Error('the current key has a public half')
    const secret = new TextEncoder().encode(await exportSPKI(publicKey))
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)

    expect(await verdict(identity, token)).toBe('INVALID_ID_TOKEN')
  })

  it('one with another payload under the same signature', async () => {
    const { identity, payload, token } = await signIn()
    const [header, , signature] = token.split('.')
    const body = Buffer.from(JSON.stringify({ ...payload, sub: 'another account' })).toString('base64url')

    expect(await verdict(identity, `${header}.${body}.${signature}`)).toBe('INVALID_ID_TOKEN')
  })

  const changes: [what: string, change: Record<string, unknown>][] = [
    ['another audience', { aud: 'another-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/edutrain' }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['no time of sign-in', { auth_time: undefined }],
    ['a time of sign-in that is no number', { auth_time: 'today' }],
    ['no end', { exp: undefined }],
    ['an end that is no number', { exp: 'never' }],
    ['no time of issue', { iat: undefined }],
    ['no time of issue in ms', { iat_ms: undefined }],
    ['no sign-in provider', { firebase: {} }],
  ]
  it.each(changes)('one with %s', async (_what, change) => {
    const { identity, payload } = await signIn()

    expect(await verdict(identity, await sign(identity, { ...payload, ...change }))).toBe('INVALID_ID_TOKEN')
  })

  it.each(['', 'a', 'a.b', 'a.b.c', '...', 'e30.e30.', 'ey.ey.ey', 'x'.repeat(10_000)])(
    'something else: %.20j',
    async (token) => {
      expect(await verdict(await createTestIdentity(), token)).toBe('INVALID_ID_TOKEN')
    },
  )
})

it('finds what was added under the same token, and nothing under another', () => {
  const tokens = createVerifiedTokens<number>()
  tokens.add('a.b.c', 1)

  expect(tokens.find('a.b.c')).toBe(1)
  expect(tokens.find('a.b.d')).toBeUndefined()
})

it('never remembers more than it may: the one added first is forgotten first', () => {
  const tokens = createVerifiedTokens<number>(2)
  for (const [index, token] of ['first', 'second', 'second', 'third'].entries()) tokens.add(token, index)

  expect(['first', 'second', 'third'].map(tokens.find)).toEqual([undefined, 2, 3])
})
