import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers that are looked for or on their way. */
  readonly answers: number
  /** What had come when the last answer had left, in bytes, and when that was; undefined before the first. */
  readonly settled?: { readonly bytes: number; readonly at: number }
}

/**
 * How long a connection is quiet before it counts as idle, in ms. A proxy that uses one again and again has its next
 * request on the way already, more often than not; answered, it is told that the connection ends.
 */
const lull = 1_000

/** The open connections of each server. */
const connections = new WeakMap<Server, Map<Socket, Connection>>()

/**
 * Knows the open connections of a server, so that stopping ends those that are idle and no others. Node takes one for
 * idle whose last answer is written as far as the program is concerned, and cuts off whoever is still reading it.
 */
export function followConnections(server: Server): void {
  const open = new Map<Socket, Connection>()
  connections.set(server, open)
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const { answers = 0 } = open.get(socket) ?? {}
    open.set(socket, { answers: answers + 1 })
    response.once('close', () => {
      const connection = open.get(socket)
      const settled = { bytes: socket.bytesRead, at: performance.now() }
      if (connection) open.set(socket, { answers: connection.answers - 1, settled })
    })
  })
  // What closing a server calls.
  server.closeIdleConnections = () => {
    const now = performance.now()
    for (const [socket, { answers, settled }] of open)
      if (answers === 0 && settled?.bytes === socket.bytesRead && now - settled.at >= lull) socket.destroy()
  }
}

/** Ends connections on which nothing ever came: browsers open some in case they need them. */
export function closeSilentConnections(server: Server): void {
  for (const [socket] of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}
