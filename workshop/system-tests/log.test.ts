import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { codeIn, linkIn, startTestMailServer } from '#workshop/testing/app/mail.ts'
import { logLines } from '#workshop/testing/processes/server-log.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { createVisitor } from '#workshop/testing/providers/provider-visit.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'

const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const json = { 'content-type': 'application/json' }

/** A process that says all it has to say, and calls of it. */
async function startTalkative(env: NodeJS.ProcessEnv = {}) {
  const { ready, ended, child, dataDir } = startServerProcess({ LOG_LEVEL: 'debug', ...env })
  const url = await ready
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : json), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    call,
    database: () => new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 10_000 }),
    async stop() {
      child.kill('SIGTERM')
      return (await ended).said
    },
  }
}

it('the log has no secret, token, code, password, e-mail or name in it, whatever is done and goes wrong', async () => {
  const post = await startTestMailServer()
  const provider = await startTestProvider()
  const env = { SMTP_URL: post.url, PUBLIC_URL: testPublicUrl, ...provider.env }
  const { call, database, stop } = await startTalkative(env)
  const secrets = ['ada@example.org', 'Ada Lovelace', 'old password', 'new password', 'wrong password']
  secrets.push('0xA11CE', 'visitor@example.org', 'path@example.org', 'eve@example.org', 'given name')
  const person = { email: 'ada@example.org', password: 'old password', returnSecureToken: true }
  const identity = (name: string, body: unknown) => call('POST', `${accounts}:${name}?key=edutrain`, body)

  await identity('signUp', person)
  const signedIn = (await (await identity('signInWithPassword', person)).json()) as {
    idToken: string
    refreshToken: string
  }
  secrets.push(signedIn.idToken, signedIn.refreshToken)
  await identity('signInWithPassword', { ...person, password: 'wrong password' })
  await identity('lookup', { idToken: signedIn.idToken })
  const bearer = { authorization: `Bearer ${signedIn.idToken}` }
  await call('PUT', '/api/profile', { name: 'Ada Lovelace', walletAddress: '0xA11CE' }, bearer)
  await call('GET', '/api/account/export', undefined, bearer)
  await identity('createAuthUri', { identifier: 'visitor@example.org', continueUri: 'http://localhost' })

  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' })
  const code = codeIn(linkIn(post.messages.at(-1)))
  secrets.push(code)
  await call('GET', `/auth/action?mode=resetPassword&oobCode=${code}`, undefined, { accept: 'text/html' })
  const reset = await identity('resetPassword', { oobCode: code, newPassword: 'new password' })
  await post.close()
  const unsent = await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' })

  provider.visitor = { sub: 'eve-id', email: 'eve@example.org', email_verified: true, name: 'given name' }
  const inject = async ({ url, headers }: { url: string; headers: Record<string, string> }) => ({
    headers: Object.fromEntries((await call('GET', url, undefined, headers)).headers),
  })
  const visitor = createVisitor({ inject })
  const back = await visitor.passProvider(await visitor.start())
  secrets.push(...['code', 'state'].map((name) => new URL(back).searchParams.get(name) ?? 'missing'))
  const fragment = await visitor.comeBack(back)
  secrets.push(fragment.idToken ?? 'missing')
  await visitor.comeBack(back)
  await provider.stop()
  await visitor.start()

  await call('GET', '/path@example.org?email=path@example.org', undefined, { accept: 'text/html' })
  await call('GET', '/%zz?oobCode=path@example.org')
  await call('PUT', '/api/profile', '{"name":"visitor@example.org"', { 'x-request-id': 'path@example.org' })
  const again = (await (
    await identity('signInWithPassword', { ...person, password: 'new password' })
  ).json()) as typeof signedIn
  secrets.push(again.idToken, again.refreshToken)
  const other = database()
  other.exec('drop table profiles; drop table refresh_tokens')
  const failed = [
    await call(
      'PUT',
      '/api/profile',
      { name: 'Ada Lovelace', walletAddress: '0xA11CE' },
      { authorization: `Bearer ${again.idToken}` },
    ),
    await identity('signInWithPassword', { ...person, password: 'new password' }),
  ]
  other.close()

  expect([reset.status, unsent.status]).toEqual([200, 503])
  expect(fragment).toHaveProperty('idToken')
  expect(failed.map(({ status }) => status)).toEqual([500, 500])
  const said = await stop()
  expect(new Set(secrets).size).toBe(secrets.length)
  expect(secrets).not.toContain('missing')
  for (const secret of secrets) expect(said).not.toContain(secret)
  expect(said).not.toMatch(/[\w.]@\w|eyJ/)
})

it('each request has one line: its name, the pattern of its route, its status and its time', async () => {
  const { call, stop } = await startTalkative({ LOG_LEVEL: 'info' })

  const requests = [
    [await call('GET', '/api/modules/1/lesson?x=1'), '/api/modules/:moduleNumber/lesson'],
    [await call('POST', `${accounts}:signUp?key=edutrain`, {}), `${accounts}:signUp`],
    [await call('GET', '/login'), '/login'],
    [await call('GET', '/no/such/page'), 'none'],
    [await call('PATCH', '/api/profile'), '/api/profile'],
    [await call('GET', '/%zz'), 'none'],
  ] as const

  const lines = logLines(await stop()).filter(({ msg }) => msg === 'request')
  expect(lines).toHaveLength(requests.length)
  for (const [{ status, headers }, route] of requests) {
    const line = lines.find(({ requestId }) => requestId === headers.get('x-request-id'))
    expect(line).toMatchObject({ level: 30, route, status, ms: expect.any(Number) })
  }
})

it('the line of an error has the name of the request, which its answer has too, and where it happened', async () => {
  const { call, database, stop } = await startTalkative({ LOG_LEVEL: 'error' })
  const person = { email: 'ada@example.org', password: 'six or more', returnSecureToken: true }
  const { idToken } = (await (await call('POST', `${accounts}:signUp?key=edutrain`, person)).json()) as {
    idToken: string
  }
  const other = database()
  other.exec('drop table profiles')
  other.close()

  const { status, headers } = await call(
    'PUT',
    '/api/profile',
    { name: 'Ada' },
    { authorization: `Bearer ${idToken}` },
  )

  expect(status).toBe(500)
  const [line, ...others] = logLines(await stop())
  expect(others).toEqual([])
  expect(line?.requestId).toBe(headers.get('x-request-id'))
  expect(line?.err?.stack).toMatch(/ (saveProfile|putProfile)(\$\d+)? /)
})

it('those who look whether the process is well are not in the log', async () => {
  const { call, stop } = await startTalkative({ LOG_LEVEL: 'info' })

  await call('GET', '/healthz')

  expect(logLines(await stop()).filter(({ msg }) => msg === 'request')).toEqual([])
})
