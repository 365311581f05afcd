import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { readClientFrame } from '#wagons/classroom/contract/classroom-codec.ts'
import type { ByeReason } from '#wagons/classroom/contract/classroom-frames.ts'
import { packFrame } from '#wagons/classroom/contract/classroom-packing.ts'
import { type Allowance, type Rate, spend } from '../room/allowance.ts'
import { admitConnection } from './admit.ts'
import type { ClassParts, Connection } from './class-parts.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './rooms.ts'

/** In ms. */
const entersWithin = 5_000
export const closesWithin = 1_000
const comesBackAfter = { least: 1_000, most: 5_000 }

/** In bytes that wait for a slow reader: from here on without what newer frames replace, and its end. */
const fullAt = 64 * 1024
const overflowAt = 1024 * 1024

const frameRate: Rate = { burst: 60, perSecond: 40 }

/** RFC 6455 section 7.4.1. */
export const closeCodes = { normal: 1000, policy: 1008, restart: 1012, again: 1013 } as const

const closeCodeOf: Record<ByeReason, number> = {
  left: closeCodes.normal,
  closed: closeCodes.normal,
  removed: closeCodes.policy,
  'signed-out': closeCodes.policy,
  replaced: closeCodes.normal,
  moved: closeCodes.again,
  restart: closeCodes.restart,
  'too-much': closeCodes.policy,
}

let connections = 0

/** The life of one socket: a ticket first, then frames, until either side ends it. */
export function serveSocket(socket: WebSocket, parts: ClassParts, rooms: Rooms): void {
  let live: LiveRoom | undefined
  let isEntering = false
  let allowance: Allowance | undefined
  const connection = connectionOver(socket)

  const tooLate = setTimeout(() => connection.end(), entersWithin)
  const enter = async (token: string) => {
    isEntering = true
    try {
      live = await admitConnection(parts, rooms, connection, token)
    } catch (error) {
      parts.log.warn({ err: error }, 'a learner could not enter a class')
      connection.end('moved')
    }
    // The socket may have closed on the way in.
    if (!connection.isOpen()) live?.lose(connection.number)
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!connection.isOpen()) return
    allowance = spend(frameRate, allowance, performance.now())
    if (!allowance) return connection.end('too-much')
    const frame = readClientFrame(isBinary ? data : data.toString())
    if (!frame) return connection.end()
    if (live) {
      if (!live.receive(connection.number, frame)) connection.end()
    } else if (frame.name === 'enter' && !isEntering) {
      clearTimeout(tooLate)
      void enter(frame.data.ticket)
    } else connection.end()
  })
  socket.on('close', () => {
    clearTimeout(tooLate)
    live?.lose(connection.number)
  })
}

function connectionOver(socket: WebSocket): Connection {
  connections += 1
  let isEnded = false
  return {
    number: connections,
    isOpen: () => !isEnded && socket.readyState === socket.OPEN,
    send(packed, isPassing = false) {
      if (socket.readyState !== socket.OPEN || isEnded) return
      if (isPassing && socket.bufferedAmount > fullAt) return
      if (socket.bufferedAmount > overflowAt) return socket.terminate()
      socket.send(packed)
    },
    end(reason, classEnd) {
      if (isEnded) return
      isEnded = true
      if (socket.readyState !== socket.OPEN) return
      const end = classEnd && { end: classEnd }
      if (reason) socket.send(packFrame({ name: 'bye', data: { reason, ...comeBack(reason), ...end } }))
      socket.close(reason ? closeCodeOf[reason] : closeCodes.policy)
      const timer = setTimeout(() => socket.terminate(), closesWithin)
      socket.once('close', () => clearTimeout(timer))
    },
  }
}

/** Spread out, so that a full class does not come back at once. */
function comeBack(reason: ByeReason) {
  if (reason !== 'restart' && reason !== 'moved') return {}
  return { comeBackIn: randomInt(comesBackAfter.least, comesBackAfter.most + 1) }
}
