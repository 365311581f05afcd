import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Ends the head of a request. */
const headEnd = '\r\n\r\n'

/** Bytes that are handed on at once in any case: of the smallest requests half a dozen. */
const smallestPart = 128

/** How much (bytes) of what a client sends ahead is kept for it: the largest head. */
const mostKept = 16 * 1024

/**
 * Reads the requests of a connection one by one. Node reads all that have come, tens of thousands of a few bytes, and
 * makes an object of each before anything else gets its turn. Here the rest waits while `isHeld` says so of a
 * connection, as bytes; then it is to be resumed. Who sends still more ahead is cut off.
 */
export function readOneByOne(server: Server, isHeld: (socket: Socket) => boolean): void {
  server.on('connection', (socket: Socket) => {
    // Node's own, which was there first.
    const [read] = socket.listeners('data')
    if (!read) return
    socket.removeAllListeners('data')
    socket.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length && !socket.destroyed; ) {
        if (socket.isPaused() || isHeld(socket)) return keep(socket, bytes.subarray(at))
        const end = bytes.indexOf(headEnd, at + smallestPart)
        const next = end < 0 ? bytes.length : end + headEnd.length
        read.call(socket, bytes.subarray(at, next))
        at = next
      }
    })
  })
}

function keep(socket: Socket, bytes: Buffer): void {
  socket.pause()
  if (bytes.length <= mostKept) socket.unshift(bytes)
  else socket.destroy()
}
