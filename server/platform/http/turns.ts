import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much of the process one client may have at a time. */
export interface TurnLimits {
  /** Requests that are worked on at once. */
  readonly atOnce: number
  /** How long (ms) a request counts as worked on; one that takes longer waits for something else. */
  readonly workTime: number
  /** Requests that were begun and whose answers have not been read to their end. */
  readonly unfinished: number
  /** Requests begun or not. More end the connection that they came on. */
  readonly pending: number
}

/**
 * A class of sixty behind one address that all open a page, with six connections each, is 360 requests. A proxy that
 * TRUST_PROXY does not name is one client with the requests of all visitors.
 */
export const usualTurns: TurnLimits = {
  atOnce: 8,
  workTime: 100,
  unfinished: 500,
  pending: 2_000,
}

interface Turn {
  readonly client: Client
  /** The turns of its connection in the order in which they came; the first one waits or is being answered. */
  readonly line: Turn[]
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers requests; tells of a connection whether there is another one in line already. */
export interface Turns {
  readonly listener: RequestListener
  isHeld(socket: Socket): boolean
}

interface Client {
  readonly name: string
  /** Those that are the first of their connection and not begun. */
  readonly waiting: Set<Turn>
  /** When those that are worked on began (ms), the earliest first. */
  readonly worked: Map<Turn, number>
  readonly unfinished: Set<Turn>
  pending: number
  /** The next round of the event loop looks for what may begin. */
  isPlanned: boolean
  /** Looks for what may begin when the oldest request no longer counts as worked on. */
  timer: NodeJS.Timeout | undefined
}

/**
 * Answers the requests of each client in turn: one begins in a round of the event loop, a few are worked on at once,
 * and the next one of a connection begins when the one before has been answered (decision 32). So another client's
 * request waits for one of them at most, whatever there is; requests of connections that are gone are not answered.
 * @param clientOf whose request it is
 */
export function answerInTurn(
  handler: RequestListener,
  clientOf: (request: IncomingMessage) => string,
  limits: TurnLimits,
): Turns {
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

  /** Ends a turn, however far it came. */
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
    // Its connection went, and all that was in line.
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
      // Not earlier, or a client whose requests are answered at once would be another one each time.
      if (client.pending === 0) clients.delete(client.name)
      else beginNext(client)
    })
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    // All requests of a segment are read, also after one of them made the connection end.
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

  return { listener, isHeld: (socket) => (lines.get(socket)?.length ?? 0) > 1 }
}
