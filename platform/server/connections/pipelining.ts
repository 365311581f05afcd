import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const headEnd = '\r\n\r\n'

/** In bytes: half a dozen of the smallest requests. */
const smallestPart = 128

/** In bytes: the largest head. */
const mostKept = 16 * 1024

/** Node would parse tens of thousands of small requests at once. Held connections keep the rest as bytes. */
export function readOneByOne(server: Server, isHeld: (socket: Socket) => boolean): void {
  const upgraded = new WeakSet<Socket>()
  server.on('upgrade', (_request, socket: Socket) => upgraded.add(socket))
  server.on('connection', (socket: Socket) => {
    const [read] = socket.listeners('data')
    if (!read) return
    socket.removeAllListeners('data')
    const readParts = (bytes: Buffer) => {
      for (let at = 0; at < bytes.length && !socket.destroyed; ) {
        if (socket.isPaused() || isHeld(socket)) return keep(socket, bytes.subarray(at))
        const end = bytes.indexOf(headEnd, at + smallestPart)
        const next = end < 0 ? bytes.length : end + headEnd.length
        read.call(socket, bytes.subarray(at, next))
        at = next
        if (upgraded.has(socket)) {
          socket.off('data', readParts)
          if (at < bytes.length) socket.unshift(bytes.subarray(at))
          return
        }
      }
    }
    socket.on('data', readParts)
  })
}

function keep(socket: Socket, bytes: Buffer): void {
  socket.pause()
  if (bytes.length <= mostKept) socket.unshift(bytes)
  else socket.destroy()
}
