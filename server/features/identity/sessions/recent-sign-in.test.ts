import { expect, it } from 'vitest'
import { codeOf, createTestIdentity } from '#server/testing/test-identity.ts'
import { refuseOldSignIn } from './recent-sign-in.ts'
import { anonymousProvider, passwordProvider } from './session-provider.ts'

const email = 'ada@example.org'

it.each([
  ['a password', passwordProvider, email, true],
  ['nothing, while there is no e-mail to sign in again by', anonymousProvider, null, false],
  ['nothing, once there is an e-mail', anonymousProvider, email, true],
])('a sign-in by %s', async (_what, signInProvider, present, grows) => {
  const identity = await createTestIdentity()
  const claims = { uid: 'ada', issuedAt: 0, authenticatedAt: identity.clock() / 1000, signInProvider }
  const verdict = () => codeOf(refuseOldSignIn(identity, claims, { email: present }))

  identity.clock.advance(5 * 60_000)
  expect(verdict()).toBeUndefined()
  identity.clock.advance(1)
  expect(verdict()).toBe(grows ? 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' : undefined)
})
