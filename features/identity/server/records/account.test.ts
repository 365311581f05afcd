import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { signIdToken } from '../sessions/session.ts'
import { isDisplayName, isPhotoUrl, newAccountId } from './account.ts'
import { insertLinkedIdentity } from './linked-identity.store.ts'

const longestName = '€'.repeat(256)
const longestPhoto = '€'.repeat(341)

describe('name and photo of an account', () => {
  it('may be in any script, and of a length', () => {
    for (const name of ['', 'Ada', 'Žofie Ü. 王小明 👩🏽‍💻', 'O\'Brien "Bob" \\o/', longestName])
      expect(isDisplayName(name)).toBe(true)
    for (const photo of ['', 'https://example.org/ada.png?size=1&x=ü', longestPhoto, '"'.repeat(512)])
      expect(isPhotoUrl(photo)).toBe(true)
    expect(isDisplayName(`${longestName}x`)).toBe(false)
    for (const photo of [`${longestPhoto}€`, 'x'.repeat(1025), '"'.repeat(513)])
      expect(isPhotoUrl(photo)).toBe(false)
  })

  it.each(['\0', '\t', 'a\nb', '\u007f', '\u0085', '\u009f', '\ud800', 'a\udc00'])('are not %j', (text) => {
    expect(isDisplayName(text)).toBe(false)
    expect(isPhotoUrl(text)).toBe(false)
  })

  it('leave an ID token below 6 kB, whatever else it carries', async () => {
    const email = `${'a'.repeat(242)}@example.org`
    const identity = await createTestIdentity()
    const { account } = await signInTestAccount(identity, email)
    const linked = { providerId: 'oidc.provider', email, displayName: null, photoUrl: null }
    await insertLinkedIdentity(identity.db, account.uid, { ...linked, subject: 's'.repeat(255) }, 0)
    const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: 0 }

    const full = { ...account, displayName: longestName, photoUrl: longestPhoto }
    const token = await signIdToken(identity, full, session)

    expect(token.length).toBeLessThan(6 * 1024)
  })
})

it('is 28 letters and digits', () => {
  expect(newAccountId(randomBytes)).toMatch(/^[A-Za-z0-9]{28}$/)
})

it('draws each of the 62 characters from equally many bytes', () => {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const drawn = new Map<string, number>()
  for (const byte of every) {
    const [first = ''] = newAccountId(() => Uint8Array.of(byte < 248 ? byte : 0))
    if (byte < 248) drawn.set(first, (drawn.get(first) ?? 0) + 1)
  }
  expect(drawn.size).toBe(62)
  expect(new Set(drawn.values())).toEqual(new Set([4]))
})

it('skips the bytes that would favour some characters', () => {
  const bytes = [Uint8Array.of(248, 255, 250), Uint8Array.from({ length: 28 }, () => 1)]
  expect(newAccountId(() => bytes.shift() ?? Uint8Array.of())).toBe('B'.repeat(28))
})

it('is kept in lower case', () => {
  expect(normaliseEmail('Ada.Lovelace+Train@Example.ORG')).toBe('ada.lovelace+train@example.org')
})

const longest = `${'a'.repeat(242)}@example.org`

it('may have 254 characters and no more', () => {
  expect(normaliseEmail(longest)).toBe(longest)
  expect(normaliseEmail(`a${longest}`)).toBeUndefined()
})

it.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@@example.org',
  'ada@exa mple.org',
  ' ada@example.org',
  'ada@example.org\n',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.org, bob@example.org',
  'Ada <ada@example.org>',
  'ada\0@example.org',
  'İda@example.org',
  'ada@exämple.org',
])('%j is malformed', (text) => {
  expect(normaliseEmail(text)).toBeUndefined()
})
