import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers that are looked for or on their way. */
  readonly answers: number
  /** What had come when the last answer had left, in bytes; undefined before the first. */
  readonly settled?: number
}

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
      if (connection) open.set(socket, { answers: connection.answers - 1, settled: socket.bytesRead })
    })
  })
  // What closing a server calls.
  server.closeIdleConnections = () => {
    for (const [socket, { answers, settled }] of open)
      if (answers === 0 && settled === socket.bytesRead) socket.destroy()
  }
}

/** Ends connections on which nothing ever came: browsers open some in case they need them. */
export function closeSilentConnections(server: Server): void {
  for (const [socket] of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}
