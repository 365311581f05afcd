import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type ReceivedByBrowser, readServerFrame } from '#wagons/classroom/contract/classroom-codec.ts'
import type { ClientFrame, Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { packFrame, packMove } from '#wagons/classroom/contract/classroom-packing.ts'

export type Seen<Name extends ReceivedByBrowser['name']> = Extract<ReceivedByBrowser, { name: Name }>

type FrameToSend = {
  [Name in ClientFrame['name']]: [name: Name, data: Extract<ClientFrame, { name: Name }>['data']]
}[ClientFrame['name']]

/** In ms: far more than anything takes, on a busy machine too. */
const patience = 120_000

/** One socket of a class, as a browser has it. */
export interface ClassVisitor {
  readonly socket: WebSocket
  /** All frames that came, in order. */
  readonly frames: readonly ReceivedByBrowser[]
  /** Bytes that came, heads of frames not counted. */
  readonly bytesIn: () => number
  send(...frame: FrameToSend): void
  move(place: Place): void
  sendBytes(bytes: Uint8Array | string): void
  /** The first frame of this name that fits and was not waited for before; those before it are passed over. */
  next<Name extends ReceivedByBrowser['name']>(
    name: Name,
    fits?: (frame: Seen<Name>) => boolean,
  ): Promise<Seen<Name>>
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>
  close(): void
}

/** Opens a socket with the headers of a browser on a page of `origin`. @throws Error with the status when it is refused */
export async function openClassSocket(
  url: string,
  { origin = originOf(url), headers = {} }: { origin?: string; headers?: Record<string, string> } = {},
): Promise<ClassVisitor> {
  const socket = new WebSocket(url, { ...(origin && { origin }), headers, perMessageDeflate: false })
  const frames: ReceivedByBrowser[] = []
  const waiting = new Set<() => void>()
  let bytes = 0
  let passed = 0
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    bytes += data.length
    const frame = readServerFrame(isBinary ? data : data.toString())
    if (!frame) throw new Error(`no frame of a server: ${data}`)
    frames.push(frame)
    for (const look of waiting) look()
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  closed.catch(() => undefined)
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'unexpected-response').then(([, response]) => {
      socket.terminate()
      throw new Error(`refused with ${response.statusCode}`)
    }),
  ])
  socket.on('error', () => undefined)

  return {
    socket,
    frames,
    bytesIn: () => bytes,
    send: (...[name, data]) => socket.send(packFrame({ name, data } as ClientFrame)),
    move: (place) => socket.send(packMove(place)),
    sendBytes: (data) => socket.send(data),
    next<Name extends ReceivedByBrowser['name']>(name: Name, fits = (_frame: Seen<Name>) => true) {
      return new Promise<Seen<Name>>((resolve, reject) => {
        const look = () => {
          const at = frames.findIndex(
            (frame, index) => index >= passed && frame.name === name && fits(frame as Seen<Name>),
          )
          if (at < 0) return
          clearTimeout(timer)
          waiting.delete(look)
          passed = at + 1
          resolve(frames[at] as Seen<Name>)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          const names = frames.slice(passed).map((frame) => frame.name)
          reject(new Error(`no ${name} came, but: ${names.join(', ') || 'nothing'}`))
        }, patience)
        waiting.add(look)
        look()
      })
    },
    closed,
    close: () => socket.close(),
  }
}

const originOf = (url: string) => new URL(url).origin.replace(/^ws/, 'http')
