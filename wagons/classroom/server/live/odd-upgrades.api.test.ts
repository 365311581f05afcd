import type { Server } from 'node:http'
import { it } from 'vitest'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import { openClassSocket } from '#wagons/classroom/testing/class-visitor.ts'
import { connectionsBecome, openRawConnection } from '#workshop/testing/processes/raw-connection.ts'

const good = {
  start: 'GET /class-socket/main HTTP/1.1',
  Host: 'HOST',
  Origin: 'http://HOST',
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

/** The bytes of a good request but for what is given; undefined leaves a header out. */
function upgrade(changes: Record<string, string | undefined>, body = ''): string {
  const { start, ...headers } = { ...good, ...changes }
  const lines = Object.entries(headers).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return `${[start, ...lines].join('\r\n')}\r\n\r\n${body}`
}
const to = (method: string, path: string) => upgrade({ start: `${method} ${path} HTTP/1.1` })

const whole = upgrade({})
const odd: Record<string, string> = {
  ...Object.fromEntries(
    ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE'].map((method) => [
      `by ${method}`,
      to(method, '/class-socket/main'),
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        '%ff',
        '%',
        '%zz',
        'main/%ff',
        'main/',
        'main%2f',
        'main?%ff',
        'main?a=b',
        'a/b',
        '',
        '../main',
        'MAIN',
      ],
      ...['other', `${'a'.repeat(33)}`, `${'a'.repeat(4_000)}`],
    ].map((path) => [`to /class-socket/${path.slice(0, 40)}`, to('GET', `/class-socket/${path}`)]),
  ),
  'to an undecodable address by POST': to('POST', '/class-socket/%ff'),
  'to a whole address': to('GET', 'http://HOST/class-socket/main'),
  'by HTTP/1.0': upgrade({ start: 'GET /class-socket/main HTTP/1.0' }),
  'without a host': upgrade({ Host: undefined }),
  'with two hosts': upgrade({ Host: 'HOST\r\nHost: other.example' }),
  'from another site': upgrade({ Origin: 'https://evil.example' }),
  'from no site': upgrade({ Origin: undefined }),
  'without a key': upgrade({ 'Sec-WebSocket-Key': undefined }),
  'with a short key': upgrade({ 'Sec-WebSocket-Key': 'AAAA' }),
  'without a version': upgrade({ 'Sec-WebSocket-Version': undefined }),
  'of a coming version': upgrade({ 'Sec-WebSocket-Version': '14' }),
  'to two protocols': upgrade({ Upgrade: 'h2c, websocket' }),
  'to HTTP/2': upgrade({ Upgrade: 'h2c' }),
  'without the word of it': upgrade({ Connection: 'keep-alive' }),
  'with extensions that are none': upgrade({ 'Sec-WebSocket-Extensions': ';;=' }),
  'with protocols that are none': upgrade({ 'Sec-WebSocket-Protocol': ',, a b' }),
  'with a body': upgrade({ 'Content-Length': '4' }, 'body'),
  'with half a body': upgrade({ 'Content-Length': '4000' }, 'body'),
  'with chunks': upgrade({ 'Transfer-Encoding': 'chunked' }, '4\r\nbody\r\n0\r\n\r\n'),
  'that waits for leave to go on': upgrade({ Expect: '100-continue', 'Content-Length': '4' }),
  'behind another request': `GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n${whole}`,
  'before another request': `${to('HEAD', '/class-socket/main')}GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  'twice in one piece': whole + whole,
  'and then nonsense': `${whole}nonsense`,
  'and then a frame without its end': `${whole}\x82\xff`,
  'of half a line': whole.slice(0, 12),
  'of half a head': whole.slice(0, -4),
  'without a blank line': whole.slice(0, -2),
  'that is good, with nothing after it': whole,
}

it('no odd upgrade and no unfinished one leaves a connection or a place in a class once its client is gone', {
  timeout: 60_000,
}, async () => {
  const site = await createClassSite({ MAX_CLASS_SOCKETS_PER_ADDRESS: '1' })
  const url = site.url.replace('ws:', 'http:')
  const { host } = new URL(url)

  for (const bytes of Object.values(odd)) {
    const connection = await openRawConnection(url)
    connection.write(Buffer.from(bytes.replaceAll('HOST', host), 'latin1'))
    connection.close()
  }
  await connectionsBecome(site.app.server as Server, 0)

  const { socket } = await openClassSocket(site.url)
  socket.terminate()
})

it.each(Object.entries(odd))(
  'an upgrade %s leaves no connection when its client says nothing more, nor keeps the server from stopping',
  async (_what, bytes) => {
    const site = await createClassSite()
    const url = site.url.replace('ws:', 'http:')
    const connection = await openRawConnection(url, { stubborn: true })
    connection.write(Buffer.from(bytes.replaceAll('HOST', new URL(url).host), 'latin1'))
    connection.finish()

    await connectionsBecome(site.app.server as Server, 0)
    await site.app.close()
  },
)
