import { describe, expect, it } from 'vitest'
import { createTestIdentity, signInTestAccount } from '#server/testing/app/identity.ts'
import { signIdToken } from '../tokens/sign-id-token.ts'
import { isDisplayName, isPhotoUrl } from './account-fields.ts'
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
    const claims = { role: 'r'.repeat(990) }
    const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: 0, customClaims: claims }

    const full = { ...account, displayName: longestName, photoUrl: longestPhoto }
    const token = await signIdToken(identity, full, session)

    expect(token.length).toBeLessThan(6 * 1024)
  })
})
