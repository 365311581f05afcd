import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  connectionsBecome,
  getRequest,
  openRawConnection,
  postRequest,
} from '#workshop/testing/processes/raw-connection.ts'
import { answerClientError } from './client-errors.ts'
import { type ConnectionLimits, createLimitedServer, type PaceLimits } from './limited-server.ts'

/** More than fits into the buffers between two ends, in bytes. */
const big = 64 * 1024 * 1024

const patient: ConnectionLimits = {
  requestTimeout: 20_000,
  answerTimeout: 20_000,
  keepAliveTimeout: 20_000,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
}

/** A server with such limits and a few addresses. */
async function startServer(limits: Partial<ConnectionLimits>, isProxy = false, pace?: PaceLimits) {
  const app = Fastify({
    serverFactory: createLimitedServer({ ...patient, ...limits }, () => isProxy, undefined, pace),
    clientErrorHandler: answerClientError,
  })
  app.get('/', async () => 'quick')
  app.post('/', async () => 'taken')
  app.get('/big', async () => Buffer.alloc(big, '.'))
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, server: app.server as Server }
}

describe('a client that takes its time', () => {
  it.each([
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['says nothing at all', ''],
    ['never ends its body', postRequest('/', { a: 'b' }).slice(0, -1)],
    [
      'never ends its chunks',
      `${postRequest('/', {}).split('Content-Length')[0]}Transfer-Encoding: chunked\r\n\r\n1\r\n{`,
    ],
  ])('and %s is told so and cut off, while others are answered', async (_what, bytes) => {
    const { url } = await startServer({ requestTimeout: 200 })
    const slow = await openRawConnection(url)
    slow.write(bytes)

    expect(await (await fetch(url)).text()).toBe('quick')
    expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request-timeout"/)
  })

  it('is cut off however often it says a little', async () => {
    const { url } = await startServer({ requestTimeout: 200 })
    const slow = await openRawConnection(url)
    slow.write('GET / HTTP/1.1\r\n')
    const drops = setInterval(() => slow.write('X-Drop: 1\r\n'), 20)
    onTestFinished(() => clearInterval(drops))

    expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('may keep its side of a refused connection open, but not ours', async () => {
    const { url, server } = await startServer({})
    const refused = await openRawConnection(url, { stubborn: true })
    refused.write('nonsense\r\n\r\n')
    await refused.says(/400 Bad Request/)

    await connectionsBecome(server, 0)
  })

  it('and reads its answer not, or a little at a time, is cut off', async () => {
    const { url, server } = await startServer({ answerTimeout: 200 })
    const deaf = await openRawConnection(url)
    const sipping = await openRawConnection(url)
    for (const client of [deaf, sipping]) {
      client.pause()
      client.write(getRequest('/big'))
    }
    const sips = setInterval(() => {
      sipping.resume()
      setImmediate(() => sipping.pause())
    }, 20)
    onTestFinished(() => clearInterval(sips))

    await connectionsBecome(server, 2)
    await connectionsBecome(server, 0)
  })

  it('and reads all of its answer in time, gets all of it', async () => {
    const { url } = await startServer({ answerTimeout: 10_000 })

    expect((await (await fetch(`${url}/big`)).bytes()).length).toBe(big)
  })

  it.each([
    ['stays, is cut off', false],
    ['goes, is let go', true],
  ])('and %s after an upgrade that nothing has taken over', async (_what, goes) => {
    const { url, server } = await startServer({ requestTimeout: goes ? 20_000 : 200 })
    const upgraded = await openRawConnection(url, { stubborn: true })
    upgraded.write(
      getRequest('/class-socket/main').replace(
        '\r\n\r\n',
        '\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
      ),
    )
    await once(server, 'upgrade')
    if (goes) upgraded.finish()

    await connectionsBecome(server, 0)
  })

  it('before its next request is let go', async () => {
    const { url } = await startServer({ keepAliveTimeout: 100 })
    const connection = await openRawConnection(url)
    connection.write(getRequest('/'))

    expect(await connection.ended).toMatch(/quick/)
  })
})

describe('a request', () => {
  it('that names two hosts is refused', async () => {
    const { url } = await startServer({})
    const connection = await openRawConnection(url)

    connection.write(getRequest('/').replace('\r\n\r\n', '\r\nHost: example.org\r\n\r\n'))

    expect(await connection.ended).toMatch(/^HTTP\/1\.1 400 [\s\S]*more than one Host/)
  })
})

describe('a client that goes before its answer', () => {
  it('leaves nothing behind that waits for it', async () => {
    const clients = 20
    let answered = 0
    const server = createLimitedServer(
      patient,
      () => false,
    )(async (_request, response) => {
      await once(response, 'close')
      response.writeHead(200).end('late')
      answered++
    })
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()

    for (let client = 0; client < clients; client++) {
      const connection = await openRawConnection(`http://127.0.0.1:${port}`)
      connection.write(getRequest('/'))
      await once(server, 'request')
      connection.close()
    }
    while (answered < clients) await new Promise(setImmediate)

    expect(timers() - before).toBeLessThan(clients)
  })
})

describe('connections', () => {
  it('above their number are ended, and room is made by those that end', async () => {
    const { url, server } = await startServer({ maxConnections: 2 })
    const kept = [await openRawConnection(url), await openRawConnection(url)]
    await connectionsBecome(server, 2)

    expect(await (await openRawConnection(url)).ended).toBe('')

    kept[0]?.close()
    await connectionsBecome(server, 1)
    expect(await (await fetch(url)).text()).toBe('quick')
  })

  it('of one address above their number are ended, and room is made by those that end', async () => {
    const { url, server } = await startServer({ maxConnectionsPerAddress: 2 })
    const kept = [await openRawConnection(url), await openRawConnection(url)]
    await connectionsBecome(server, 2)

    expect(await (await openRawConnection(url)).ended).toBe('')

    kept[0]?.close()
    await connectionsBecome(server, 1)
    expect(await (await fetch(url)).text()).toBe('quick')
  })

  it('of one address that are opened and left again and again are ended before they are read', async () => {
    const pace = { most: 2, within: 3_600_000 }
    const { url, server } = await startServer({ maxConnectionsPerAddress: 2 }, false, pace)
    let read = 0
    server.on('request', () => read++)
    for (let count = 0; count < 3; count++) {
      const connection = await openRawConnection(url)
      connection.write(getRequest('/'))
      await connection.says(/quick/)
      connection.close()
      await connectionsBecome(server, 0)
    }

    const further = await openRawConnection(url)
    further.write(getRequest('/'))
    expect(await further.ended).toBe('')
    expect(read).toBe(3)
  })

  it('of a proxy, which has those of all visitors, are not counted by address', async () => {
    const { url } = await startServer({ maxConnectionsPerAddress: 1 }, true)
    const [first, second] = [await openRawConnection(url), await openRawConnection(url)]

    for (const connection of [first, second]) {
      connection.write(getRequest('/'))
      expect(await connection.says(/quick/)).toContain('200 OK')
    }
  })
})
