import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { getRequest, openRawConnection, postRequest } from '#workshop/testing/processes/raw-connection.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

const signUpPath = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'
const person = (number: number) => ({ email: `${number}@example.org`, password: 'six or more' })

const startSlow = () =>
  startServerProcess({}, join(import.meta.dirname, '../testing/processes/slow-process.ts'))

describe('a stop', () => {
  it('finishes the password hashes under way and those that wait, and keeps what was acknowledged', async () => {
    const token = 'a token for metrics'.replaceAll(' ', '-')
    const env = { METRICS_TOKEN: token, IDENTITY_HASHING_CONCURRENCY: '1' }
    const { ready, ended, child, dataDir } = startServerProcess(env)
    const url = await ready
    const people = [...Array(8).keys()].map(person)
    const connections = await Promise.all(people.map(() => openRawConnection(url)))
    for (const [index, { write }] of connections.entries()) write(postRequest(signUpPath, people[index]))
    const headers = { authorization: `Bearer ${token}` }
    let arrived = 0
    while (arrived < people.length) {
      const text = await (await fetch(`${url}/metrics`, { headers })).text()
      const count = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
      const done = count(/http_request_duration_seconds_count\{route="[^"]*signUp"[^}]*\} (\d+)/)
      arrived = done + count(/http_requests_in_flight (\d+)/) - 1
    }

    child.kill('SIGTERM')

    const answers = await Promise.all(connections.map((connection) => connection.ended))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    const { code, said } = await ended
    expect(code).toBe(0)
    expect(said).not.toContain('"level":50')
    const database = new DatabaseSync(join(dataDir, 'edutrain.sqlite'))
    const kept = database.prepare('select email from accounts').all()
    database.close()
    expect(kept.map(({ email }) => email).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  it('answers what still comes on an open connection, and then closes it', async () => {
    const env = { LOG_LEVEL: 'info', IDENTITY_HASHING_CONCURRENCY: '1' }
    const { ready, ended, child, says } = startServerProcess(env)
    const url = await ready
    const connections = await Promise.all([1, 2, 3].map(() => openRawConnection(url)))
    for (const [index, { write }] of connections.entries()) write(postRequest(signUpPath, person(index)))
    await Promise.race(connections.map((connection) => connection.says(/200 OK/)))

    child.kill('SIGTERM')
    await says(/"stopping"/)
    for (const { write } of connections) write(getRequest('/api/programmes'))

    for (const connection of connections) {
      const answers = (await connection.ended).split(/(?=HTTP\/1\.1 )/)
      expect(answers).toHaveLength(2)
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answers.at(-1)).toMatch(/\r\nconnection: close\r\n/i)
    }
    expect((await ended).code).toBe(0)
  })

  it('cuts no connection between two requests of a client that goes on using it', async () => {
    const { ready, ended, child } = startSlow()
    const connection = await openRawConnection(await ready)
    let answers = 0
    let last = ''
    while (!/connection: close/i.test(last)) {
      connection.write(getRequest('/'))
      const said = await connection.says(new RegExp(`(quick[^]*){${answers + 1}}`))
      last = said.split('HTTP/1.1 ').at(-1) ?? ''
      answers++
      if (answers === 10) child.kill('SIGTERM')
    }

    expect(await connection.ended).toMatch(/quick$/)
    expect((await ended).code).toBe(0)
  })

  it('closes the connections that wait for a next request or never had one, and then ends', async () => {
    const { ready, ended, child } = startSlow()
    const url = await ready
    const [idle, silent] = [await openRawConnection(url), await openRawConnection(url)]
    idle.write(getRequest('/'))
    await idle.says(/quick/)

    child.kill('SIGTERM')

    expect(await silent.ended).toBe('')
    await idle.ended
    const { code, said } = await ended
    expect(code).toBe(0)
    expect(said).not.toContain('closing requests')
  })

  it('lets an answer be read to its end', async () => {
    const { ready, ended, child, says } = startSlow()
    const connection = await openRawConnection(await ready)
    connection.write(getRequest('/big'))
    await connection.says(/200 OK/)
    connection.pause()

    child.kill('SIGTERM')
    await says(/"stopping"/)
    connection.resume()

    const answer = await connection.ended
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(64 * 1024 * 1024)
    expect((await ended).code).toBe(0)
  })

  it('cuts off what does not end, within ten seconds', async () => {
    const { ready, ended, child } = startSlow()
    const connection = await openRawConnection(await ready)
    connection.write(getRequest('/never'))
    connection.write(getRequest('/'))

    child.kill('SIGTERM')

    const { code, said } = await ended
    // By then the process ends itself, with 1.
    expect(code).toBe(0)
    expect(said).toContain('closing requests')
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends at once when a second signal comes: %s', async (signal, exitCode) => {
    const { ready, ended, child, says } = startSlow()
    const connection = await openRawConnection(await ready)
    connection.write(getRequest('/never'))
    await says(/incoming request/)
    child.kill('SIGTERM')
    await says(/"stopping"/)

    child.kill(signal)

    const { code, said } = await ended
    expect(code).toBe(exitCode)
    expect(said).not.toContain('closing requests')
  })
})
