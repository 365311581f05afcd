import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers that are looked for or on their way. */
  readonly answers: number
  /** What had come, in bytes, when the last answer had left or the connection was made, and when that was. */
  readonly settled: { readonly bytes: number; readonly at: number }
}

/**
 * How long a connection is quiet before it counts as idle, in ms. A proxy that uses one again and again has its next
 * request on the way already, more often than not; answered, it is told that the connection ends.
 */
const lull = 1_000
const idleCheck = 100

/**
 * Makes a server that closes end the connections that are idle, until none is left, and no others. Node takes one for
 * idle whose last answer is written as far as the program is concerned, and cuts off clients still reading it; and
 * it knows nothing of those that browsers open in case they need them.
 */
export function followConnections(server: Server): void {
  const open = new Map<Socket, Connection>()
  const settle = ({ bytesRead }: Socket) => ({ bytes: bytesRead, at: performance.now() })
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: 0, settled: settle(socket) })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    if (!open.has(socket) || socket.destroyed) return
    change(socket, ({ answers, settled }) => ({ answers: answers + 1, settled }))
    response.once('close', () =>
      change(socket, ({ answers }) => ({ answers: answers - 1, settled: settle(socket) })),
    )
  })
  const change = (socket: Socket, to: (connection: Connection) => Connection) => {
    const connection = open.get(socket)
    if (connection) open.set(socket, to(connection))
  }

  const endIdle = () => {
    const now = performance.now()
    for (const [socket, { answers, settled }] of open)
      if (answers === 0 && settled.bytes === socket.bytesRead && now - settled.at >= lull) socket.destroy()
  }
  let closing: NodeJS.Timeout | undefined
  // What closing a server calls, once.
  server.closeIdleConnections = () => {
    closing ??= setInterval(endIdle, idleCheck).unref()
    endIdle()
  }
  server.once('close', () => clearInterval(closing))
}
