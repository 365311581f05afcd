import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a database on which every packet takes its time. */
export interface SlowLine {
  readonly url: string
  /** How often something was sent while no answer was outstanding on any connection, since this was last asked. */
  takeTrips(): number
}

/** Opens a line to the database at `url` for one test. @param delay in ms, each way */
export async function openSlowLine(url: string, delay: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const unanswered = new Set<Socket>()
  let trips = 0
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(port || 5432), host: hostname, noDelay: true })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        unanswered.delete(client)
        for (const end of [client, upstream]) end.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (unanswered.size === 0) trips++
      unanswered.add(client)
      setTimeout(() => upstream.write(bytes), delay)
    })
    upstream.on('data', (bytes) => {
      setTimeout(() => {
        unanswered.delete(client)
        client.write(bytes)
      }, delay)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const line = Object.assign(new URL(url), {
    hostname: '127.0.0.1',
    port: String(typeof address === 'object' && address ? address.port : 0),
  })
  return {
    url: line.href,
    takeTrips() {
      const taken = trips
      trips = 0
      return taken
    },
  }
}
