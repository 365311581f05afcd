import type { Socket } from 'node:net'
import type { ErrorBody } from '#contract/errors.ts'

/** How long a client may take to read why it was refused, in ms. */
const lingering = 1_000

const answers: Record<string, [status: string, code: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-timeout'],
}

/** Answers bytes that are no HTTP request, in our own shape, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code] = answers[error.code ?? ''] ?? ['400 Bad Request', 'invalid-request']
  const body: ErrorBody = { error: { code, message: 'The request could not be read.' } }
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  )
  // What still comes is not read; a connection that its client keeps open is ended all the same.
  socket.resume()
  setTimeout(() => socket.destroy(), lingering).unref()
}
