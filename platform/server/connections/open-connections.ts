import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { upgradeTaken } from './upgrades.ts'

interface Connection {
  answers: number
  settled: { readonly bytes: number; readonly at: number }
}

/** In ms. The next request of a busy proxy is often on its way: its answer announces the end. */
const lull = 1_000
const idleCheck = 100

/** Node would cut off clients that still read, and overlooks connections opened in advance. */
export function followConnections(server: Server): void {
  const open = new Map<Socket, Connection>()
  const settle = ({ bytesRead }: Socket) => ({ bytes: bytesRead, at: performance.now() })
  server.on('connection', (socket: Socket) => {
    if (socket.destroyed) return
    open.set(socket, { answers: 0, settled: settle(socket) })
    const forget = () => open.delete(socket)
    socket.once('close', forget).once(upgradeTaken, forget)
  })
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection || socket.destroyed) return
    connection.answers += 1
    response.once('close', () => {
      connection.answers -= 1
      connection.settled = settle(socket)
    })
  })

  const endIdle = () => {
    const now = performance.now()
    for (const [socket, { answers, settled }] of open)
      if (answers === 0 && settled.bytes === socket.bytesRead && now - settled.at >= lull) socket.destroy()
  }
  let closing: NodeJS.Timeout | undefined
  server.closeIdleConnections = () => {
    closing ??= setInterval(endIdle, idleCheck).unref()
    endIdle()
  }
  server.once('close', () => clearInterval(closing))
}
