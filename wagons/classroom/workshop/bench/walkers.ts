import { once } from 'node:events'
import { WebSocket } from 'ws'
import { readServerFrame } from '#wagons/classroom/contract/classroom-codec.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { packFrame, packMove } from '#wagons/classroom/contract/classroom-packing.ts'
import { issueTicket } from '#wagons/classroom/server/issue-ticket.ts'
import type { Installation } from '#workshop/bench/installation.ts'

/** As often as a browser tells where its figure is, in ms. */
export const moveEvery = 125

/** A learner in a class, as a socket alone. */
export interface Walker {
  readonly socket: WebSocket
  readonly seat: number
  /** Bytes that have reached it. */
  readonly down: () => number
}

export async function enter(
  { deps }: Installation,
  url: string,
  accountId: string,
  { moduleNumber, index }: { readonly moduleNumber: number; readonly index: number },
): Promise<Walker> {
  const nickname = `Walker ${index}`
  const { ticket, socketPath } = await issueTicket(
    deps.identity,
    { process: 'main', holder: '', until: 0 },
    { accountId, moduleNumber, nickname, nicknameKey: nickname, name: null, shape: 'bell', classId: null },
  )
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
    origin: new URL(url).origin,
    perMessageDeflate: false,
  })
  let bytes = 0
  const welcome = new Promise<number>((resolve, reject) => {
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      bytes += data.length + (data.length < 126 ? 2 : 4)
      const frame = isBinary ? undefined : readServerFrame(data.toString())
      if (frame?.name === 'welcome') resolve(frame.data.you)
    })
    socket.once('close', (code) => reject(new Error(`a walker was not let in: ${code}`)))
  })
  await once(socket, 'open')
  socket.send(packFrame({ name: 'enter', data: { ticket } }))
  return { socket, seat: await welcome, down: () => bytes }
}

/** In circles, each beside the own bench, until the interval is cleared. */
export function walk(walkers: readonly Walker[]): NodeJS.Timeout {
  let step = 0
  return setInterval(() => {
    step += 1
    for (const [index, { socket, seat }] of walkers.entries()) {
      const angle = (step / 16) * Math.PI + index
      const { x, z } = placeOfSeat(seat)
      socket.send(
        packMove({
          x: Math.round(x + 15 * Math.cos(angle)),
          z: Math.round(z + 15 * Math.sin(angle)),
          heading: step % 256,
          isSitting: false,
        }),
      )
    }
  }, moveEvery)
}

export async function closed(socket: WebSocket): Promise<void> {
  const end = once(socket, 'close')
  socket.close()
  await end
}
