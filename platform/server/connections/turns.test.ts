import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getRequest, openRawConnection } from '#workshop/testing/processes/raw-connection.ts'
import { createLimitedServer } from './limited-server.ts'
import { type TurnLimits, usualTurns } from './turns.ts'

const limits = {
  requestTimeout: 20_000,
  answerTimeout: 20_000,
  keepAliveTimeout: 20_000,
  maxConnections: 1_000,
  maxConnectionsPerAddress: 1_000,
}

const forever = 1_000_000

/** A server behind a proxy that says who asks. It answers when the test says so. */
async function startServer(turns: Partial<TurnLimits> = {}) {
  const begun: { readonly path: string; readonly response: ServerResponse }[] = []
  const server = createLimitedServer(limits, () => true, { ...usualTurns, workTime: forever, ...turns })(
    ({ url = '' }, response) => void begun.push({ path: url, response }),
  )
  let read = 0
  server.on('request', () => read++)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    begun,
    /** How many requests Node made objects of. */
    read: () => read,
    connect: () => openRawConnection(url),
    answer: (index: number) => begun[index]?.response.end(`answer ${index}.`),
    /** Resolves once all that a client sent by now has been read. */
    async settled() {
      for (let round = 0; round < 50; round++) await setImmediate()
    },
    async becomes(count: number) {
      while (begun.length < count) await setImmediate()
    },
    async connectionsBecome(wanted: number) {
      const count = () => new Promise<number>((resolve) => server.getConnections((_, now) => resolve(now)))
      while ((await count()) !== wanted) await setImmediate()
    },
  }
}

/** A request without a body that a proxy hands on for someone. */
const requestOf = (client: string, path: string) =>
  getRequest(path).replace('\r\n\r\n', `\r\nX-Forwarded-For: ${client}\r\n\r\n`)

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

describe('requests that are sent ahead on one connection', () => {
  it('are read and answered one by one, in their order', async () => {
    const { connect, begun, becomes, read, answer, settled } = await startServer()
    const connection = await connect()

    connection.write(paths(100).map(getRequest).join(''))
    await becomes(1)
    await settled()
    expect(begun).toHaveLength(1)
    expect(read()).toBeLessThan(10)

    for (let index = 0; index < 100; index++) {
      await becomes(index + 1)
      answer(index)
    }
    const said = await connection.says(/answer 99\./)
    expect(said.match(/answer \d+\./g)).toEqual(paths(100).map((path) => `answer ${path.slice(1)}.`))
    expect(begun.map(({ path }) => path)).toEqual(paths(100))
  })

  it('with bodies, in parts that end anywhere, are read as they are', async () => {
    const { connect, begun, becomes, answer } = await startServer()
    const bodies: string[] = []
    const connection = await connect()
    const post = (body: string) =>
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const sent = ['', 'a\r\n\r\nb'.repeat(200), '\r\n\r\n', 'x'.repeat(3_000)]
    const bytes = sent.map(post).join('')

    for (let at = 0; at < bytes.length; at += 97) connection.write(bytes.slice(at, at + 97))
    for (let index = 0; index < sent.length; index++) {
      await becomes(index + 1)
      let body = ''
      for await (const chunk of begun[index]?.response.req.setEncoding('latin1') ?? []) body += chunk
      bodies.push(body)
      answer(index)
    }
    expect(bodies).toEqual(sent)
  })

  it('and are more than the largest head has room for end the connection', async () => {
    const { connect, begun, read } = await startServer()
    const connection = await connect()

    connection.write(paths(1_000).map(getRequest).join(''))

    expect(await connection.ended).toBe('')
    expect(begun.length).toBeLessThanOrEqual(1)
    expect(read()).toBeLessThan(10)
  })

  it('are not answered when the connection has gone', async () => {
    const { connect, begun, becomes, answer, connectionsBecome } = await startServer()
    const connection = await connect()
    connection.write(paths(100).map(getRequest).join(''))
    await becomes(1)

    connection.close()
    for (let index = 0; index < begun.length; index++) {
      answer(index)
      for (let round = 0; round < 50; round++) await setImmediate()
    }
    await connectionsBecome(0)

    // A connection that has gone is noticed when something is written to it.
    expect(begun.length).toBeLessThan(5)
  })
})

describe('a client with many requests', () => {
  it('has a few worked on at once and does not hold up another one', async () => {
    const { connect, begun, becomes, answer, settled } = await startServer({ atOnce: 2 })
    for (const path of paths(5)) (await connect()).write(requestOf('192.0.2.1', path))
    await becomes(2)
    await settled()
    expect(begun).toHaveLength(2)

    const other = await connect()
    other.write(requestOf('192.0.2.2', '/other'))
    await becomes(3)
    expect(begun[2]?.path).toBe('/other')

    answer(0)
    await becomes(4)
    await settled()
    expect(begun).toHaveLength(4)
  })

  it('is the same client in every network of its site', async () => {
    const { connect, begun, becomes, settled } = await startServer({ atOnce: 2 })

    for (const network of paths(5))
      (await connect()).write(requestOf(`2001:db8:1:${network.slice(1)}::1`, '/'))
    await becomes(2)
    await settled()

    expect(begun).toHaveLength(2)
  })

  it('has one begun in a round of the event loop, so that others come in between', async () => {
    const { connect, begun, settled, connectionsBecome } = await startServer({ atOnce: 100 })
    const connections = await Promise.all(paths(20).map(() => connect()))
    await connectionsBecome(20)
    let rounds = 0
    const roundOf: number[] = []
    const watch = (async () => {
      for (; begun.length < 20; rounds++) {
        while (roundOf.length < begun.length) roundOf.push(rounds)
        await setImmediate()
      }
    })()

    for (const connection of connections) connection.write(requestOf('192.0.2.1', '/'))
    await watch
    await settled()

    expect(new Set(roundOf).size).toBeGreaterThanOrEqual(8)
  })

  it('is not answered on connections that have gone while they waited', async () => {
    const { connect, begun, becomes, answer, connectionsBecome, settled } = await startServer({ atOnce: 1 })
    const [first, second, third] = [await connect(), await connect(), await connect()]
    first.write(requestOf('192.0.2.1', '/first'))
    await becomes(1)
    second.write(requestOf('192.0.2.1', '/second'))
    await settled()
    third.write(requestOf('192.0.2.1', '/third'))

    second.close()
    await connectionsBecome(2)
    answer(0)
    await becomes(2)
    answer(1)
    await third.says(/answer 1\./)

    expect(begun.map(({ path }) => path)).toEqual(['/first', '/third'])
  })

  it('is not held up by requests that wait for something else', async () => {
    const { connect, becomes } = await startServer({ atOnce: 2, workTime: 10 })

    for (const path of paths(7)) (await connect()).write(requestOf('192.0.2.1', path))

    await becomes(7)
  })

  it('has no more answers under way than may lie in memory', async () => {
    const { connect, begun, becomes, answer, settled } = await startServer({ workTime: 0, unfinished: 3 })
    for (const path of paths(7)) (await connect()).write(requestOf('192.0.2.1', path))
    await becomes(3)
    await settled()
    expect(begun).toHaveLength(3)

    answer(1)
    await becomes(4)
  })

  it('is cut off with more than may wait', async () => {
    const { connect, becomes, answer } = await startServer({ atOnce: 1, pending: 3 })
    const waiting = [await connect(), await connect(), await connect()]
    for (const { write } of waiting) write(requestOf('192.0.2.1', '/'))
    await becomes(1)
    const excess = await connect()

    excess.write(requestOf('192.0.2.1', '/'))
    expect(await excess.ended).toBe('')

    for (const [index, { says }] of waiting.entries()) {
      await becomes(index + 1)
      answer(index)
      await Promise.race(waiting.map(() => says(/answer/)))
    }
  })
})
