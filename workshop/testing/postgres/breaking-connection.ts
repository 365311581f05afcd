import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { databaseUrl } from './postgres-setup.ts'

/** What happens to the bytes of a client that contain the given word. */
export interface Cut {
  readonly at: string
  /** `before`: they never reach the server. `after`: they do, its answer does not come back. `mute`: nor is the line closed. */
  readonly when: 'before' | 'after' | 'mute'
}

/** A line to a database that breaks when told to. */
export interface CuttableLine {
  readonly url: string
  /** Breaks the line the next time, and only then. */
  cutNext(cut: Cut): void
}

/** Opens a line to the database at `url` for one test. */
export async function openCuttableLine(url: string): Promise<CuttableLine> {
  const { hostname, port, pathname } = new URL(url)
  let next: Cut | undefined
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, upstream].forEach((end) => void end.destroy()))
    }
    let broken: Cut['when'] | undefined
    client.on('data', (bytes) => {
      const cut = next && bytes.includes(next.at) ? next : undefined
      if (cut) next = undefined
      broken ??= cut?.when
      if (broken === 'before') client.destroy()
      else upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (broken === 'after') client.destroy()
      else if (!broken) client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const line = Object.assign(new URL(databaseUrl(url, pathname.slice(1))), {
    hostname: '127.0.0.1',
    port: String(typeof address === 'object' && address ? address.port : 0),
  })
  return {
    url: line.href,
    cutNext: (cut) => {
      next = cut
    },
  }
}
