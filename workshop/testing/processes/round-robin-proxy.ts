import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy in front of several processes, as docs/running-a-site.md wants one. */
export interface RoundRobinProxy {
  readonly url: string
  /** How many requests each process has answered, in the order of their addresses. */
  readonly answered: readonly number[]
}

/** The header in which a test says which visitor sends a request. */
export const visitorHeader = 'x-test-visitor'

/**
 * Passes each request on to the next process. One that refuses the connection has not seen the request, which goes to
 * another one; whatever else goes wrong is answered 502, and never sent twice.
 * WebSockets go to the first. With `client`, that address is added to what the visitor claims, as nginx does. Closed after the test.
 */
export async function startRoundRobinProxy(
  processes: readonly string[],
  { passesUpgrades = true, client = undefined as string | undefined } = {},
): Promise<RoundRobinProxy> {
  const answered = processes.map(() => 0)
  let next = 0
  const proxy = createServer((incoming, outgoing) => {
    const order = processes.map((_, index) => (next + index) % processes.length)
    next = (next + 1) % processes.length
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, order))
    incoming.on('error', () => outgoing.destroy())
  })

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, order: readonly number[]) {
    const [index, ...others] = order
    if (index === undefined) return void outgoing.writeHead(502).end('{}')
    const { method, url: path } = incoming
    // Of this connection alone.
    const { connection: _connection, upgrade: _upgrade, ...headers } = incoming.headers
    const claimed = headers['x-forwarded-for']
    const added = client && [claimed, client].filter(Boolean).join(', ')
    const forwarded = { ...headers, 'x-forwarded-for': added ?? headers[visitorHeader] ?? '192.0.2.1' }
    const call = request(new URL(path ?? '/', processes[index]), { agent: false, method, headers: forwarded })
    call.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end('{}'))
      response.on('end', () => {
        answered[index] = (answered[index] ?? 0) + 1
        outgoing.writeHead(response.statusCode ?? 502, response.headers).end(Buffer.concat(parts))
      })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, body, outgoing, others)
      else if (!outgoing.headersSent) outgoing.writeHead(502).end('{}')
    })
    call.end(body)
  }

  if (passesUpgrades)
    proxy.on('upgrade', ({ url, rawHeaders }, client, head) => {
      const server = connect(Number(new URL(processes[0] ?? '').port), '127.0.0.1')
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}\r\n`],
      )
      server.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      server.write(head)
      server.pipe(client).pipe(server)
      server.on('error', () => client.destroy()).on('close', () => client.destroy())
      client.on('error', () => server.destroy()).on('close', () => server.destroy())
    })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  })
  return { url: `http://127.0.0.1:${port}`, answered }
}
