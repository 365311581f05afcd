import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './fuzz-request.ts'
import type { RawRequest } from './raw-requests.ts'

/** How long an answer may take before the request counts as hung, in ms. */
const longestAnswer = 120_000

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Sends requests over a few connections that are kept open. */
export function openFuzzClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    send: (wanted: FuzzRequest) => sendRequest(port, agent, wanted),
    close: () => agent.destroy(),
  }
}

function sendRequest(
  port: number,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
  isSecondTry = false,
): Promise<FuzzAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes ? { 'content-length': String(bytes.length) } : {}
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } })
    call.setTimeout(longestAnswer, () => call.destroy(new Error('hung: no answer in time')))
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed the connection while it lay idle.
      const isStale =
        call.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE') && !isSecondTry
      if (isStale)
        resolve(
          sendRequest(port, agent, { method, path, headers, ...(body ? { body } : {}) } as FuzzRequest, true),
        )
      else reject(error)
    })
    call.end(bytes)
  })
}

/**
 * Sends bytes over a connection of their own, ends its sending half and reads until the server has closed it too.
 * Resolves with the statuses of the answers.
 */
export function sendRaw(
  port: number,
  { pieces }: Pick<RawRequest, 'pieces'>,
): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const chunks: Buffer[] = []
    socket.setTimeout(longestAnswer, () => {
      reject(new Error(`hung: the connection is still open; so far ${Buffer.concat(chunks)}`))
      socket.destroy()
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server may cut off a client that goes on sending after a refusal.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n/g)].map(([, status]) =>
        Number(status),
      )
      resolve({ statuses, text })
    })
    socket.on('connect', () => writeInTurn(socket, pieces))
  })
}

function writeInTurn(socket: ReturnType<typeof connect>, pieces: readonly Uint8Array[]): void {
  const [first, ...rest] = pieces
  if (first === undefined) socket.end()
  else socket.write(first, () => setImmediate(() => writeInTurn(socket, rest)))
}
