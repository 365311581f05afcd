import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import type { ByeReason, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { packFrame, readMove } from '#wagons/classroom/contract/classroom-packing.ts'
import { type Connection, connectRoom, type RoomSocketParts } from './room-socket.ts'

const ticket = 'a ticket of more than twenty characters'
const place = { x: 1, z: 2, heading: 3, isSitting: false }

/** A connection whose other end and whose clock are in the test's hands. */
class Line {
  readonly sent: (string | Uint8Array)[] = []
  readyState = 1
  binaryType = ''
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void
  isClosed = false
  readonly path: string
  constructor(path: string) {
    this.path = path
  }
  send(packed: string | Uint8Array) {
    this.sent.push(packed)
  }
  close() {
    this.isClosed = true
  }
  say(data: string) {
    this.onmessage?.({ data })
  }
  tell(frame: ServerFrame) {
    this.say(packFrame(frame))
  }
  welcome() {
    this.onopen?.()
    this.tell({
      name: 'welcome',
      data: {
        now: 0,
        you: 1,
        isHost: false,
        mode: 'any-time',
        seats: 40,
        people: [],
        hands: [],
        board: { shows: 'nothing' },
        caption: '',
        isChatOpen: false,
        hasChat: true,
        isClosedToNew: false,
        lines: [],
        questions: [],
        hidden: [],
      },
    })
  }
  bye(reason: ByeReason, comeBackIn?: number) {
    this.tell({ name: 'bye', data: { reason, ...(comeBackIn && { comeBackIn }) } })
  }
}

function start(fetchTicket: () => Promise<{ ticket: string; socketPath: string }> = givesTicket) {
  const lines: Line[] = []
  const connections: Connection[] = []
  const frames: string[] = []
  const timers = new Map<() => void, number>()
  let tickets = 0
  const parts: RoomSocketParts = {
    fetchTicket: () => {
      tickets += 1
      return fetchTicket()
    },
    openSocket: (path) => {
      const line = new Line(path)
      lines.push(line)
      return line as unknown as WebSocket
    },
    onFrame: ({ name }) => frames.push(name) > 0 && name !== 'reacted',
    onConnection: (connection) => connections.push(connection),
    random: () => 0,
    after: (ms, action) => {
      timers.set(action, ms)
      return () => timers.delete(action)
    },
  }
  const socket = connectRoom(parts)
  return {
    socket,
    frames,
    connections,
    tickets: () => tickets,
    /** What it waits for, in ms. */
    waits: () => [...timers.values()],
    /** Lets the time pass for which it waits. */
    pass: () => {
      const due = [...timers.keys()]
      timers.clear()
      for (const action of due) action()
      return settled()
    },
    line: async () => {
      await settled()
      return lines.at(-1) as Line
    },
    lines,
  }
}

const givesTicket = async () => ({ ticket, socketPath: '/class-socket/one' })
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await undefined
}

const entered = async () => {
  const room = start()
  const line = await room.line()
  line.welcome()
  return { ...room, first: line }
}

describe('a connection to a room', () => {
  it('sends the ticket first, and is there with the welcome', async () => {
    const { first, connections, frames } = await entered()
    expect(first.path).toBe('/class-socket/one')
    expect(first.sent).toEqual([packFrame({ name: 'enter', data: { ticket } })])
    expect(connections).toEqual([{ is: 'here' }])
    expect(frames).toEqual(['welcome'])
  })

  it('sends nothing before it is welcomed, and says so', async () => {
    const { socket, line } = start()
    const opened = await line()
    opened.onopen?.()
    expect(socket.send('hand', { isUp: true })).toBe(false)
    opened.welcome()
    expect(socket.send('hand', { isUp: true })).toBe(true)
    expect(opened.sent.at(-1)).toBe(packFrame({ name: 'hand', data: { isUp: true } }))
  })

  it('comes back with a new ticket when it is lost, after pauses that double (SX.47)', async () => {
    const { first, waits, pass, line, connections, tickets } = await entered()
    first.onclose?.()
    expect(connections.at(-1)).toEqual({ is: 'lost' })
    expect(waits()).toEqual([300])
    await pass()
    expect(tickets()).toBe(2)
    ;(await line()).onclose?.()
    expect(waits()).toEqual([600])
    await pass()
    ;(await line()).welcome()
    expect(connections.at(-1)).toEqual({ is: 'here' })
    ;(await line()).onclose?.()
    expect(waits()).toEqual([300])
  })

  it('never waits longer than fifteen seconds', async () => {
    const { first, waits, pass, line } = await entered()
    first.onclose?.()
    for (let times = 0; times < 12; times++) {
      await pass()
      ;(await line()).onclose?.()
    }
    expect(waits()).toEqual([7_500])
  })

  it('gives a connection up that is not welcomed in time', async () => {
    const { line, pass, connections } = start()
    const silent = await line()
    await pass()
    expect(silent.isClosed).toBe(true)
    expect(connections).toEqual([{ is: 'lost' }])
  })

  it.each(['left', 'closed', 'removed', 'signed-out', 'replaced', 'too-much'] as const)(
    'ends for good with the bye of %s',
    async (reason) => {
      const { first, connections, waits, socket } = await entered()
      first.bye(reason)
      first.onclose?.()
      socket.wake(Number.POSITIVE_INFINITY)
      expect(connections.at(-1)).toEqual({ is: 'out', why: reason })
      expect(waits()).toEqual([])
      expect(first.isClosed).toBe(true)
    },
  )

  it.each(['restart', 'moved'] as const)(
    'comes back when the server says, after the bye of %s',
    async (reason) => {
      const { first, connections, waits } = await entered()
      first.bye(reason, 2_345)
      first.onclose?.()
      expect(connections.at(-1)).toEqual({ is: 'lost' })
      expect(waits()).toEqual([2_345])
    },
  )

  it('ends with the code of what is refused at the door, and tries again where the server is away', async () => {
    const full = start(() => Promise.reject(new ApiError('class-full', 409, 'full')))
    await settled()
    expect(full.connections).toEqual([{ is: 'refused', code: 'class-full' }])
    expect(full.waits()).toEqual([])
    const away = start(() => Promise.reject(new ApiError('network', 0, 'away')))
    await settled()
    expect(away.connections).toEqual([{ is: 'lost' }])
    expect(away.waits()).toEqual([300])
  })

  it.each([
    ['is no JSON', '{'],
    ['the page does not know', '{"name":"reacted","data":{}}'],
  ])('drops a connection with a frame that %s', async (_what, frame) => {
    const { first, connections } = await entered()
    first.say(frame)
    expect(first.isClosed).toBe(true)
    expect(connections.at(-1)).toEqual({ is: 'lost' })
  })

  it('is made anew after a long sleep, and kept after a short one', async () => {
    const { socket, first, line, tickets } = await entered()
    socket.wake(5_000)
    expect(tickets()).toBe(1)
    socket.wake(60_000)
    expect(first.isClosed).toBe(true)
    const second = await line()
    expect(second).not.toBe(first)
    second.welcome()
    first.onclose?.()
    expect(socket.send('startFilm', {})).toBe(true)
  })

  it('holds steps to a pace and sends the last one', async () => {
    const { socket, first, pass } = await entered()
    const moves = () =>
      first.sent.flatMap((packed) => (typeof packed === 'string' ? [] : (readMove(packed)?.x ?? [])))
    for (const x of [1, 2, 3]) socket.move({ ...place, x })
    expect(moves()).toEqual([1])
    await pass()
    expect(moves()).toEqual([1, 3])
    await pass()
    socket.move({ ...place, x: 4 })
    expect(moves()).toEqual([1, 3, 4])
  })

  it('says that it leaves', async () => {
    const { socket, first, connections } = await entered()
    socket.leave()
    expect(first.sent.at(-1)).toBe(packFrame({ name: 'leave', data: {} }))
    expect(connections.at(-1)).toEqual({ is: 'out', why: 'left' })
  })

  it('opens nothing once its page is gone', async () => {
    const { socket, lines } = start()
    socket.close()
    await settled()
    expect(lines).toEqual([])
  })
})
