// A process of its own that is one client on one address of its own, and sends what its argument says until it is ended.
import { connect, type Socket } from 'node:net'
import type { AttackWorld } from './attack-world.ts'
import { attacks } from './attacks.ts'

/** Another address of this machine than the one that the other visitor has. */
const localAddress = '127.0.0.2'

/** Bytes in a second, all connections together. */
const mostBytes = 1_000_000
const tick = 10

const [name, text = '{}'] = process.argv.slice(2)
const world: AttackWorld = JSON.parse(text)
const attack = attacks.find((one) => one.name === name)
if (!attack) throw new Error(`There is no attack "${name}".`)
const { manner, message } = attack

let sent = 0
let answers = 0
/** Connections on which the next message may be written. */
const ready: Socket[] = []

function open(): void {
  const socket = connect({ port: world.port, host: '127.0.0.1', localAddress })
  socket.on('connect', () => ready.push(socket))
  socket.on('error', () => undefined)
  socket.on('close', () => setTimeout(open, tick))
  if (manner === 'deaf') socket.pause()
  else
    socket.on('data', () => {
      answers++
      if (manner === undefined) ready.push(socket)
    })
}

function send(socket: Socket): void {
  const bytes = message(world)
  // On a connection of HTTP a head of drops begins like any other one.
  socket.write(
    manner === 'ahead' && bytes.length === 1 && socket.bytesWritten === 0
      ? `GET / HTTP/1.1\r\n${bytes}`
      : bytes,
  )
  sent += bytes.length
  if (manner === 'leaves') setTimeout(() => socket.destroy(), tick)
  else if (manner === 'ahead') setTimeout(() => ready.push(socket), 100 * tick)
}

for (let count = 0; count < attack.connections; count++) open()
const started = performance.now()
setInterval(() => {
  const allowed = ((performance.now() - started) / 1000) * mostBytes
  while (sent < allowed) {
    const socket = ready.shift()
    if (!socket) return
    if (!socket.destroyed) send(socket)
  }
}, tick)
process.on('message', () => process.send?.({ sent, answers }))
process.on('disconnect', () => process.exit(0))
