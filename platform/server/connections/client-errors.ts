import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#platform/contract/errors.ts'

/** In ms, for the client to read the refusal. */
const lingering = 1_000

const answers: Record<string, [status: string, code: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-timeout'],
}

export function answerClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code] = answers[error.code ?? ''] ?? ['400 Bad Request', 'invalid-input']
  const body: ErrorBody = { error: { code, message: 'The request could not be read.' } }
  const text = mayHaveBody(error.rawPacket, socket) ? JSON.stringify(body) : ''
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingering).unref()
  socket.once('close', () => clearTimeout(timer))
}

/** RFC 9112 section 3.2: a proxy may have used the other one. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

export function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  if (!hasTwoHosts(request)) return false
  const body: ErrorBody = { error: { code: 'invalid-input', message: 'There is more than one Host header.' } }
  response
    .writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify(body))
  return true
}

function mayHaveBody(packet: unknown, { bytesRead }: Socket): boolean {
  if (!Buffer.isBuffer(packet)) return true
  const [method] = /^[A-Z]+(?= )/.exec(packet.subarray(0, 10).toString('latin1')) ?? []
  const isFirst = bytesRead <= packet.length
  return method === undefined ? isFirst : method !== 'HEAD'
}
