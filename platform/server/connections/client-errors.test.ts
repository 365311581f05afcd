import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { commonErrors } from '#platform/contract/errors.ts'
import { answerClientError } from './client-errors.ts'

/** What a server answers to bytes. */
async function answerTo(bytes: string): Promise<string> {
  const app = Fastify({ clientErrorHandler: answerClientError })
  app.post('/', async () => 'read')
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(bytes)
  return text(socket)
}

it.each([
  ['no HTTP', '\x16\x03\x01\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a body that ends too early',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nab',
    400,
  ],
  ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with a code of the contract, and the connection closed', async (_what, bytes, status) => {
  const answer = await answerTo(bytes)

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('\r\nConnection: close\r\n')
  const { error } = JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
  expect(Object.entries(commonErrors)).toContainEqual([error.code, status])
})

it('the answer to a HEAD has no body', async () => {
  const answer = await answerTo(`HEAD / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)

  expect(answer).toMatch(/^HTTP\/1.1 431 .*\r\n\r\n$/s)
})

it('nor has an answer to bytes of which it is unknown whether they go on with a HEAD', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [socket] = await once(server, 'connection')
  client.write('HEAD / HTTP/1.1\r\nX: ')
  await once(socket, 'data')
  client.end('x'.repeat(20_000))
  const [rawPacket] = await once(socket, 'data')

  answerClientError(Object.assign(new Error(), { code: 'HPE_HEADER_OVERFLOW', rawPacket }), socket)

  expect(await text(client)).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\n$/s)
})
