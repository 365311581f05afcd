import { ApiError } from '#platform/web/lib/api/api-error.ts'
import type {
  ByeReason,
  ClassEnd,
  ClientData,
  ClientFrame,
  Place,
  ServerData,
  ServerFrame,
} from '#wagons/classroom/contract/classroom-frames.ts'
import {
  type PlaceOf,
  packFrame,
  packMove,
  readPlaces,
} from '#wagons/classroom/contract/classroom-packing.ts'

/** `lost` is being mended; `out` is for good, by the server's word or the learner's. */
export type Connection =
  | { readonly is: 'entering' }
  | { readonly is: 'here' }
  | { readonly is: 'lost' }
  | { readonly is: 'out'; readonly why: ByeReason; readonly end?: ClassEnd | undefined }
  /** The code of what the server refuses at the door. */
  | { readonly is: 'refused'; readonly code: string }

export interface RoomSocketParts {
  /** Asked anew for each connection: a ticket serves once. @throws ApiError */
  readonly fetchTicket: () => Promise<{ readonly ticket: string; readonly socketPath: string }>
  readonly openSocket: (path: string) => WebSocket
  /** False for a frame that this version of the page does not know. */
  readonly onFrame: (frame: Received) => boolean
  readonly onConnection: (connection: Connection) => void
  readonly random?: () => number
  /** Returns what cancels it. */
  readonly after?: (ms: number, action: () => void) => () => void
}

/** In ms: the first pause before coming back, and the longest. */
const firstPause = 600
const longestPause = 15_000
/** In ms: a page that was away for longer may have a socket that looks open and is dead. */
const longSleep = 45_000
/** In ms: until a connection has been welcomed. */
const welcomeWithin = 10_000
/** In ms between two moves. */
const movePace = 80

const later = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** Connects at once, and again with growing, jittered pauses, until one side ends it. */
export function connectRoom(parts: RoomSocketParts) {
  const { fetchTicket, openSocket, onFrame, onConnection } = parts
  const { random = Math.random, after = later } = parts
  let socket: WebSocket | undefined
  let isHere = false
  let isOver = false
  let failures = 0
  let attempt = 0
  let cancelWait = () => {}
  let cancelMove: (() => void) | undefined
  let nextMove: Place | undefined

  async function connect(): Promise<void> {
    cancelWait()
    const mine = ++attempt
    dropSocket()
    cancelWait = after(welcomeWithin, lose)
    try {
      const { ticket, socketPath } = await fetchTicket()
      if (isOver || mine !== attempt) return
      listenTo(openSocket(socketPath), ticket)
    } catch (error) {
      if (isOver || mine !== attempt) return
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
        end({ is: 'refused', code: error.code })
      else lose()
    }
  }

  function listenTo(opened: WebSocket, ticket: string): void {
    socket = opened
    opened.binaryType = 'arraybuffer'
    const isCurrent = () => socket === opened
    opened.onopen = () => isCurrent() && opened.send(packFrame({ name: 'enter', data: { ticket } }))
    opened.onclose = () => isCurrent() && lose()
    opened.onmessage = ({ data }) => isCurrent() && receive(readFrame(data))
  }

  function receive(frame: Received | undefined): void {
    if (!frame) lose()
    else if (frame.name === 'bye') takeLeave(frame.data)
    else if (!onFrame(frame)) lose()
    else if (frame.name === 'welcome') arrive()
  }

  function arrive(): void {
    cancelWait()
    isHere = true
    failures = 0
    onConnection({ is: 'here' })
  }

  function takeLeave({ reason, comeBackIn, end: came }: ServerData['bye']): void {
    if (reason === 'restart' || reason === 'moved') {
      dropSocket()
      onConnection({ is: 'lost' })
      cancelWait()
      cancelWait = after(comeBackIn ?? pause(), connect)
    } else end({ is: 'out', why: reason, end: came })
  }

  function lose(): void {
    if (isOver) return
    attempt++
    dropSocket()
    onConnection({ is: 'lost' })
    cancelWait()
    cancelWait = after(pause(), connect)
    failures++
  }

  /** Doubles, half of it by chance: a class does not come back all at once. */
  const pause = () => Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + random() / 2)

  function end(connection: Connection): void {
    close()
    onConnection(connection)
  }

  /** Without a word, for a page that is left. */
  function close(): void {
    isOver = true
    cancelWait()
    cancelMove?.()
    dropSocket()
  }

  function dropSocket(): void {
    const old = socket
    socket = undefined
    isHere = false
    old?.close()
  }

  function sendMove(): void {
    cancelMove = undefined
    if (nextMove && isHere) socket?.send(packMove(nextMove))
    if (nextMove) cancelMove = after(movePace, sendMove)
    nextMove = undefined
  }

  void connect()
  return {
    /** False while there is no connection: nothing was sent. */
    send<Name extends keyof ClientData>(name: Name, data: ClientData[Name]): boolean {
      if (!isHere || socket?.readyState !== 1) return false
      socket.send(packFrame({ name, data } as ClientFrame))
      return true
    },
    /** Held to the pace that the server takes; the last one always goes. */
    move(place: Place): void {
      nextMove = place
      if (!cancelMove) sendMove()
    },
    leave(): void {
      if (isHere) socket?.send(packFrame({ name: 'leave', data: {} }))
      end({ is: 'out', why: 'left' })
    },
    /** The page is looked at again after `slept` ms, or the device has a connection again (after any time). */
    wake(slept: number): void {
      if (!isOver && (!isHere || slept > longSleep)) void connect()
    },
    close,
  }
}

export type Received = ServerFrame | { readonly name: 'places'; readonly places: readonly PlaceOf[] }

/** Undefined for what is none. The server checks what it sends by its schemas. */
function readFrame(data: string | ArrayBuffer): Received | undefined {
  try {
    if (typeof data === 'string') return JSON.parse(data)
  } catch {
    return undefined
  }
  const places = readPlaces(new Uint8Array(data))
  return places && { name: 'places', places }
}
