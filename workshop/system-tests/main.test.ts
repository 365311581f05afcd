import { globSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

describe('a start that cannot be', () => {
  it.each([
    [
      'PORT',
      'abc',
      /^EduTrain cannot start: PORT must be a whole number from 0 to 65535, but it is "abc"\.$/m,
    ],
    ['HOST', 'no host', /^EduTrain cannot start: HOST must be a host name/m],
    ['HOST', '192.0.2.1', /^EduTrain cannot start: HOST is not an address of this machine\.$/m],
    ['IDENTITY_API_KEY', 'a:b', /^EduTrain cannot start: IDENTITY_API_KEY must not contain a colon/m],
    ['DATA_DIR', '/dev/null/data', /^EduTrain cannot start: DATA_DIR cannot be used: /m],
    ['DATA_DIR', '/proc/nope', /^EduTrain cannot start: DATA_DIR cannot be used: /m],
  ])('with %s=%s is told in one sentence that names the variable', async (name, value, sentence) => {
    const { ended } = startServerProcess({ [name]: value })

    const { code, said } = await ended

    expect(code).toBe(1)
    expect(said).toMatch(sentence)
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  it('names DATA_DIR and the file when the database is none', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-broken-'))
    writeFileSync(join(dataDir, 'edutrain.sqlite'), 'no database at all, however one looks at it')

    const { said } = await startServerProcess({ DATA_DIR: dataDir }).ended

    expect(said).toContain(`DATA_DIR cannot be used: ${join(dataDir, 'edutrain.sqlite')}`)
  })

  it('names PORT when another program has it', async () => {
    const first = startServerProcess()
    const { port } = new URL(await first.ready)

    const { said } = await startServerProcess({ PORT: port }).ended

    expect(said).toContain('PORT is used by another program')
  })
})

describe('a running server', () => {
  it('keeps its data to the user it runs as', async () => {
    const { ready, dataDir } = startServerProcess()
    await ready

    const files = [dataDir, ...globSync(join(dataDir, '*'))]
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(statSync(file).mode & 0o077, file).toBe(0)
  })

  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['a method that is none', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['headers above all measure', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ])('answers %s in our own shape and goes on', async (_what, bytes, status) => {
    const url = await startServerProcess().ready
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes)

    let said = ''
    for await (const chunk of socket) said += chunk

    expect(said).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '').error.code).toMatch(/^[a-z-]+$/)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('goes on answering while another process holds the database, and writes when it is free', async () => {
    const { ready, dataDir } = startServerProcess()
    const url = await ready
    // The server may be writing at this very moment, so the lock is waited for.
    const other = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 10_000 })
    other.exec('begin immediate')

    const body = JSON.stringify({ email: 'a@example.org', password: 'six or more' })
    const written = fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const health = await fetch(`${url}/healthz`)
    other.exec('rollback')

    expect(health.status).toBe(200)
    expect((await written).status).toBe(200)
    other.close()
  })
})

it('a data folder that is there already keeps what is in it', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'edutrain-kept-')), 'data')
  mkdirSync(dataDir)
  const first = startServerProcess({ DATA_DIR: dataDir })
  const url = await first.ready
  const sent = { email: 'kept@example.org', password: 'six or more', returnSecureToken: true }
  const post = (base: string, call: string) =>
    fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=edutrain`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
  expect((await post(url, 'signUp')).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.ended

  const second = await startServerProcess({ DATA_DIR: dataDir }).ready

  expect((await post(second, 'signInWithPassword')).status).toBe(200)
})
