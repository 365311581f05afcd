import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { socketPaths } from '#platform/server/connections/upgrades.ts'

/**
 * A proxy as docs/deploy/nginx.conf makes one: requests go to each process in turn, or to another one where a process
 * refuses the connection, sockets to the process that their address names. Closed after the test.
 */
export async function startClassProxy(processes: ReadonlyMap<string, string>): Promise<{ url: string }> {
  const ports = new Map([...processes].map(([name, url]) => [name, Number(new URL(url).port)]))
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    turn += 1
    const all = [...ports.values()]
    const order = all.map((_, index) => all[(turn + index) % all.length] ?? 0)
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, order))
  })

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, order: readonly number[]) {
    const [port, ...others] = order
    if (port === undefined) return void outgoing.writeHead(502).end('{}')
    const { method, url: path, headers } = incoming
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    call.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : pass(incoming, body, outgoing, others),
    )
    call.end(body)
  }

  proxy.on('upgrade', ({ url = '', rawHeaders }, client, head) => {
    const port = ports.get(url.replace(socketPaths, ''))
    if (port === undefined) return client.destroy()
    const server = connect(port, '127.0.0.1')
    const pairs = rawHeaders.flatMap((name, index) =>
      index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`],
    )
    server.write(`GET ${url} HTTP/1.1\r\n${pairs.join('\r\n')}\r\n\r\n`)
    server.write(head)
    server.pipe(client).pipe(server)
    for (const [one, other] of [
      [server, client],
      [client, server],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  onTestFinished(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  })
  return { url: `http://127.0.0.1:${port}` }
}
