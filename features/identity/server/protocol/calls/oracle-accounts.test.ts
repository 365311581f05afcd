import { expect } from 'vitest'
import { codes, refused, withoutPassword } from '#workshop/testing/protocol/comparison.ts'
import { withOracle } from '#workshop/testing/protocol/oracle.ts'

const gone = {
  why: 'at INVALID_REFRESH_TOKEN the client would go on as if it were signed in, see refresh-session.ts',
  ...codes('TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'),
}

const type415 = {
  why: 'says what is wrong by its status',
  ours: { status: 415, body: { error: { status: 'INVALID_ARGUMENT' } } },
  theirs: { status: 400 },
}

const compare = withOracle('our answers are those of the emulator')

const easyToGuess = 'WEAK_PASSWORD : This password is too easy to guess. Please choose another one'
const email = 'ada@example.org'
const password = 'k7vq2m'

compare('signing up with e-mail and password (S7.5)', async ({ step }) => {
  const path = 'accounts:signUp'
  const clientType = 'CLIENT_TYPE_WEB'
  await step('ok', {
    path,
    body: { email: 'Ada@Example.org', password, clientType, returnSecureToken: true },
  })
  await step('with a name', { path, body: { email: 'bob@example.org', password, displayName: 'Bob' } })
  await step('taken', { path, body: { email, password } })
  await step('taken in capitals', { path, body: { email: 'ADA@EXAMPLE.ORG', password } })
  await step(
    'a common password',
    { path, body: { email: 'carl@example.org', password: '123456' } },
    { why: 'the commonest are guessed first', ours: refused(easyToGuess), theirs: { status: 200 } },
  )
  await step('no e-mail', { path, body: { password } })
  await step('no password', { path, body: { email: 'x@example.org' } })
  await step('an empty e-mail', { path, body: { email: '', password } })
  await step('an empty password', { path, body: { email: 'x@example.org', password: '' } })
  await step('both empty', { path, body: { email: '', password: '' } })
  await step('what administrators may set', {
    path,
    body: {
      email: 'eve@example.org',
      password,
      photoUrl: 'https://example.org/a.png',
      emailVerified: true,
      disabled: true,
    },
  })
  const eve = await step('that sign-in', {
    path: 'accounts:signInWithPassword',
    body: { email: 'eve@example.org', password },
  })
  await step('none of it was set', { path: 'accounts:lookup', body: { idToken: eve.idToken } })
  await step('an id', { path, body: { email: 'x@example.org', password, localId: 'x' } })
  await step('an id alone', { path, body: { localId: 'x' } })
  await step('the form of the answer', { path: `${path}?key=edutrain&alt=json`, body: { email, password } })
  await step('a malformed e-mail', { path, body: { email: 'ada', password } })
  await step('a short password', { path, body: { email: 'x@example.org', password: '12345' } })
  await step('a malformed e-mail and a short password', { path, body: { email: 'x', password: '1' } })
})

compare('signing up anonymously, and linking a password', async ({ step }) => {
  const path = 'accounts:signUp'
  const { idToken } = await step('ok', { path, body: { returnSecureToken: true } })
  await step('an anonymous account', { path: 'accounts:lookup', body: { idToken } }, withoutPassword)
  await step('no password', { path, body: { idToken, email } })
  await step('no e-mail', { path, body: { idToken, password } })
  await step('neither', { path, body: { idToken } })
  const linked = await step('linked', { path, body: { idToken, email, password } })
  await step('a linked account', { path: 'accounts:lookup', body: { idToken: linked.idToken } })
  await step('its password', { path: 'accounts:signInWithPassword', body: { email, password } })
  const other = await step('another', { path, body: {} })
  await step('taken', { path, body: { idToken: other.idToken, email, password } })
  await step('garbage', { path, body: { idToken: 'garbage', email: 'x@example.org', password } })
})

for (const protection of ['on', 'off'])
  compare(
    `signing in with a password, the protection ${protection} (S7.4, S8.24)`,
    async ({ step, signUp, disable }) => {
      const path = 'accounts:signInWithPassword'
      const { localId } = await signUp()
      await step('ok', { path, body: { email, password, returnSecureToken: true } })
      await step('in capitals', { path, body: { email: 'ADA@example.org', password } })
      await step('wrong', { path, body: { email, password: 'wrong1' } })
      await step('unknown', { path, body: { email: 'unknown@example.org', password } })
      await step('malformed', { path, body: { email: 'ada', password } })
      await step('no e-mail', { path, body: { password } })
      await step('an empty e-mail', { path, body: { email: '', password } })
      await step('no password', { path, body: { email } })
      await step('an empty password', { path, body: { email, password: '' } })
      await step('nothing', { path, body: {} })
      await disable(localId)
      await step('disabled', { path, body: { email, password } })
      await step(
        'disabled and wrong',
        { path, body: { email, password: 'wrong1' } },
        {
          why: 'that an account is disabled is told only to who knows its password',
          ours: refused(protection === 'on' ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD'),
          theirs: refused('USER_DISABLED'),
        },
      )
    },
    { IDENTITY_ENUMERATION_PROTECTION: protection },
  )

compare('looking up (S7.9)', async ({ step, signUp, disable }) => {
  const path = 'accounts:lookup'
  const { idToken, localId } = await signUp()
  await step('ok', { path, body: { idToken } })
  await step('no token', { path, body: {} })
  await step('an empty token', { path, body: { idToken: '' } })
  await step('garbage', { path, body: { idToken: 'garbage' } })
  await step('dots', { path, body: { idToken: 'a.b.c' } })
  await disable(localId)
  await step('disabled', { path, body: { idToken } })
  const bob = await signUp('bob@example.org')
  await step('a deletion', { path: 'accounts:delete', body: { idToken: bob.idToken } })
  await step('deleted', { path, body: { idToken: bob.idToken } })
  await step('a deletion again', { path: 'accounts:delete', body: { idToken: bob.idToken } })
  await step('a deletion without a token', { path: 'accounts:delete', body: {} })
  await step('a deletion by an id', { path: 'accounts:delete', body: { localId } })
})

compare('updating (S7.8)', async ({ step, signUp }) => {
  const path = 'accounts:update'
  await signUp('bob@example.org')
  const { idToken } = await signUp()
  await step('a name', { path, body: { idToken, displayName: 'Ada', returnSecureToken: true } })
  await step('a photo', { path, body: { idToken, photoUrl: 'https://example.org/ada.png' } })
  await step('both are there', { path: 'accounts:lookup', body: { idToken } })
  await step('no name', { path, body: { idToken, deleteAttribute: ['DISPLAY_NAME'] } })
  await step('no photo', { path, body: { idToken, deleteAttribute: ['PHOTO_URL'] } })
  await step('nothing', { path, body: { idToken } })
  await step('an unspecified attribute', {
    path,
    body: { idToken, deleteAttribute: ['USER_ATTRIBUTE_NAME_UNSPECIFIED'] },
  })
  await step('an unknown attribute', { path, body: { idToken, deleteAttribute: ['SHOE_SIZE'] } })
  await step('the same e-mail', { path, body: { idToken, email } })
  await step('a taken e-mail', { path, body: { idToken, email: 'BOB@example.org' } })
  await step('a malformed e-mail', { path, body: { idToken, email: 'ada' } })
  await step('a short password', { path, body: { idToken, password: '12345' } })
  const renewed = await step('a password', { path, body: { idToken, password: 'k7vq2n' } })
  const moved = await step('an e-mail', {
    path,
    body: { idToken: renewed.idToken, email: 'ADA2@example.org' },
  })
  await step('after that', { path: 'accounts:lookup', body: { idToken: moved.idToken } })
  const alone = await step('a time from which tokens count', {
    path,
    body: { idToken: moved.idToken, validSince: '1' },
  })
  await step('after that time', { path: 'accounts:lookup', body: { idToken: alone.idToken } })
  await step('a token of none', { path, body: { displayName: 'x' } })
  await step('an empty token', { path, body: { idToken: '', displayName: 'x' } })
  await step('garbage', { path, body: { idToken: 'garbage', displayName: 'x' } })
  await step('a code of none', { path, body: { oobCode: 'garbage' } })
  await step('what is not linked', { path, body: { idToken: alone.idToken, deleteProvider: ['phone'] } })
  await step(
    'the password',
    { path, body: { idToken: alone.idToken, deleteProvider: ['password'] } },
    { why: 'the last way in stays', ours: refused('OPERATION_NOT_ALLOWED'), theirs: { status: 200 } },
  )
})

compare(
  'asking for the project (S7.11)',
  async ({ step }) => {
    await step('ok', { path: 'projects', method: 'GET' })
    await step('no key', { path: 'projects?', method: 'GET' })
  },
  { IDENTITY_AUTHORIZED_DOMAINS: 'localhost' },
)

compare('refreshing (S7.12)', async ({ step, signUp, disable }) => {
  const path = 'token'
  const { refreshToken, localId } = await signUp()
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
  await step('ok', { path, body: grant })
  await step('in camel case', { path, body: { grantType: 'refresh_token', refreshToken } })
  await step('no grant type', { path, body: { refresh_token: refreshToken } })
  await step('another grant type', { path, body: { ...grant, grant_type: 'password' } })
  await step('no token', { path, body: { grant_type: 'refresh_token' } })
  await step('an empty token', { path, body: { ...grant, refresh_token: '' } })
  await step('garbage', { path, body: { ...grant, refresh_token: 'garbage' } }, gone)
  await disable(localId)
  await step('disabled', { path, body: grant })
  const bob = await signUp('bob@example.org')
  await step('a deletion', { path: 'accounts:delete', body: { idToken: bob.idToken } })
  await step('deleted', { path, body: { ...grant, refresh_token: bob.refreshToken } }, gone)
})

compare('requests that cannot be read (SX.10)', async ({ step }) => {
  const path = 'accounts:signUp'
  await step('no key', { path: `${path}?`, body: { email, password } })
  await step(
    'an unknown call',
    { path: 'accounts:greet', body: {} },
    { why: 'every error of ours has a domain', without: ['domain'] },
  )
  await step(
    'another method',
    { path, method: 'PUT', body: { email, password } },
    {
      why: 'the client takes an answer of another shape for a broken network',
      ours: refused('Method Not Allowed', 405),
      theirs: { status: 405, body: { message: expect.any(String) } },
    },
  )
  await step('broken JSON', { path, body: '{' })
  await step('an array', { path, body: '[]' })
  await step('null', { path, body: 'null' })
  await step('a text', { path, body: '"email"' })
  await step(
    'an unknown name',
    { path, body: { email, password, admin: true } },
    {
      why: 'the genuine service refuses what it does not know; the oracle passes it over',
      ours: { body: { error: { status: 'INVALID_ARGUMENT' } } },
      theirs: { status: 200 },
    },
  )
  await step(
    'a number for an e-mail',
    { path, body: { email: 5, password } },
    {
      why: 'the oracle makes a text of it first',
      ours: { body: { error: { status: 'INVALID_ARGUMENT' } } },
      theirs: refused('INVALID_EMAIL'),
    },
  )
  await step('an object for an e-mail', { path, body: { email: {}, password } })
  await step(
    'null for an e-mail',
    { path, body: { email: null, password } },
    {
      why: 'null is the same as absent in the genuine service',
      ours: refused('MISSING_EMAIL'),
      theirs: { body: { error: { status: 'INVALID_ARGUMENT' } } },
    },
  )
  await step('an array for an e-mail', { path, body: { email: [email], password } })
  await step(
    'a text for a flag',
    { path, body: { email, password, returnSecureToken: 'yes' } },
    {
      why: 'the oracle does not look at it',
      ours: { body: { error: { status: 'INVALID_ARGUMENT' } } },
      theirs: refused('EMAIL_EXISTS'),
    },
  )
  await step(
    'a tenant',
    { path, body: { email, password, tenantId: 'none' } },
    {
      why: 'there are no tenants here; the oracle makes one up',
      ours: { body: { error: { status: 'INVALID_ARGUMENT' } } },
      theirs: { status: 200 },
    },
  )
  await step('a text body', { path, type: 'text/plain', body: JSON.stringify({ email, password }) }, type415)
  await step('a form', { path, type: 'application/x-www-form-urlencoded', body: 'email=x' }, type415)
})
