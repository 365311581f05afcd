import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A class of sixty behind one address, six connections each: 360 requests. A proxy not in TRUST_PROXY is one client. */
export const usualTurns = {
  atOnce: 8,
  /** In ms; a longer request is waiting for something else. */
  workTime: 100,
  /** Begun, but their answers not read to the end. */
  unfinished: 500,
  /** Begun or not; more end the connection. */
  pending: 2_000,
}

export type TurnLimits = Readonly<typeof usualTurns>

interface Turn {
  readonly client: Client
  readonly line: Turn[]
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Client {
  readonly name: string
  readonly waiting: Set<Turn>
  /** By start in ms, earliest first. */
  readonly worked: Map<Turn, number>
  readonly unfinished: Set<Turn>
  pending: number
  isPlanned: boolean
  timer: NodeJS.Timeout | undefined
}

/** One request begins in each round of the event loop, a few run at once, one for each connection (decision 32). */
export function answerInTurn(
  handler: RequestListener,
  clientOf: (request: IncomingMessage) => string,
  limits: TurnLimits,
) {
  const clients = new Map<string, Client>()
  const lines = new WeakMap<Socket, Turn[]>()

  const openLine = (socket: Socket): Turn[] => {
    const line: Turn[] = []
    lines.set(socket, line)
    socket.once('close', () => {
      for (const turn of line.splice(0)) leave(turn)
    })
    return line
  }

  const openClient = (name: string): Client => {
    const sets = { waiting: new Set<Turn>(), worked: new Map<Turn, number>(), unfinished: new Set<Turn>() }
    const client: Client = { name, ...sets, pending: 0, isPlanned: false, timer: undefined }
    clients.set(name, client)
    return client
  }

  const leave = (turn: Turn) => {
    const { client } = turn
    client.waiting.delete(turn)
    client.worked.delete(turn)
    client.unfinished.delete(turn)
    client.pending -= 1
    plan(client)
  }

  const finish = (turn: Turn) => {
    const { line, request } = turn
    if (line[0] !== turn) return
    line.shift()
    leave(turn)
    const [next] = line
    if (request.socket.isPaused()) request.socket.resume()
    if (!next) return
    next.client.waiting.add(next)
    plan(next.client)
  }

  const begin = (turn: Turn, now: number) => {
    const { client, request, response } = turn
    client.waiting.delete(turn)
    client.worked.set(turn, now)
    client.unfinished.add(turn)
    plan(client)
    response.once('close', () => finish(turn))
    handler(request, response)
  }

  const beginNext = (client: Client) => {
    const [turn] = client.waiting
    if (!turn || client.unfinished.size >= limits.unfinished) return
    const now = performance.now()
    for (const [worked, since] of client.worked)
      if (now - since >= limits.workTime) client.worked.delete(worked)
    if (client.worked.size < limits.atOnce) return begin(turn, now)
    const [oldest = now] = client.worked.values()
    client.timer = setTimeout(() => beginNext(client), oldest + limits.workTime - now)
  }

  const plan = (client: Client) => {
    clearTimeout(client.timer)
    if (client.isPlanned) return
    client.isPlanned = true
    setImmediate(() => {
      client.isPlanned = false
      // Not earlier, or a client with quick answers would be a new one each time.
      if (client.pending === 0) clients.delete(client.name)
      else beginNext(client)
    })
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    // All requests of a segment are parsed, even after one ended the connection.
    if (socket.destroyed) return
    const line = lines.get(socket) ?? openLine(socket)
    const name = clientOf(request)
    const client = clients.get(name) ?? openClient(name)
    if (client.pending >= limits.pending) {
      socket.destroy()
      plan(client)
      return
    }
    const turn: Turn = { client, line, request, response }
    client.pending += 1
    if (line.push(turn) > 1) return
    client.waiting.add(turn)
    if (!client.isPlanned) beginNext(client)
  }

  const requestsOf = (socket: Socket) => lines.get(socket)?.length ?? 0
  return {
    listener,
    isHeld: (socket: Socket) => requestsOf(socket) > 1,
    isBusy: (socket: Socket) => requestsOf(socket) > 0,
  }
}
