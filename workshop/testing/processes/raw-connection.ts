import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection on which a test writes bytes as it likes. */
export interface RawConnection {
  write(bytes: string | Uint8Array): void
  /** Resolves with all that came so far, once something like that is in it. @throws when the connection ends before. */
  says(what: RegExp): Promise<string>
  /** Resolves with all that came, once the other side has ended the connection. */
  readonly ended: Promise<string>
  /** Reads nothing more until `resume`. */
  pause(): void
  resume(): void
  /** Says that nothing more will be written, and goes on reading. */
  finish(): void
  close(): void
}

/** Connects to the server at `url`; ended after the test. `stubborn` keeps its side open when the other one ends. */
export async function openRawConnection(url: string, { stubborn = false } = {}): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  const socket = connect({ port: Number(port), host, allowHalfOpen: stubborn })
  onTestFinished(() => void socket.destroy())
  let said = ''
  let over = false
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    said += text
  })
  // A connection that is cut off ends too.
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) =>
    socket.once('close', () => {
      over = true
      resolve(said)
    }),
  )
  await once(socket, 'connect')
  return {
    write: (bytes) => void socket.write(bytes),
    async says(what) {
      while (!what.test(said)) {
        if (over) throw new Error(`the connection ended after: ${said}`)
        await Promise.race([once(socket, 'data'), ended])
      }
      return said
    },
    ended,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    finish: () => void socket.end(),
    close: () => void socket.destroy(),
  }
}

/** Resolves once a server has so many connections: the end of one is heard of later than it happens. */
export async function connectionsBecome(server: Server, wanted: number): Promise<void> {
  const count = () => new Promise<number>((resolve) => server.getConnections((_, now) => resolve(now)))
  while ((await count()) !== wanted) await new Promise(setImmediate)
}

/** A request without a body, as bytes. */
export const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** A request with a JSON body, as bytes. */
export function postRequest(path: string, body: unknown): string {
  const text = JSON.stringify(body)
  const headers = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`
  return `POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n${text}`
}
