import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { deflateSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'
import { bakeBadge } from '../credentials/baked-badge.ts'
import { largestFile } from '../public/verification-page.ts'
import { readFile } from './check-file.ts'
import { fileLimit } from './file-routes.ts'
import { longestText } from './found-in-file.ts'
import { mostPassed } from './upload.ts'

const publicUrl = 'https://edutrain.example'

const pdfOf = (...streams: readonly Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((stream) => [
      Buffer.from('1 0 obj <<>> stream\n'),
      stream,
      Buffer.from('\nendstream\n'),
    ]),
  ])

const ours = (members: string) => `{"issuer":"did:web:edutrain.example",${members}}`

describe('a file that was made to do harm', () => {
  it.each([
    ['a member that cannot be made a text', ours('"id":{"toString":1},"type":[{"toString":1}]')],
    ['lists within lists', ours(`"type":${'['.repeat(7_000)}${']'.repeat(7_000)}`)],
    ['contexts within contexts', ours(`"@context":${'['.repeat(7_000)}${']'.repeat(7_000)}`)],
    ['lists within lists alone', '['.repeat(1_000_000)],
    ['a proof that is a number', ours('"proof":[7]')],
    ['a prototype', ours('"__proto__":{"issuer":"x"},"constructor":7')],
    ['a million members', `{${Array.from({ length: 90_000 }, (_, at) => `"m${at}":"https://x"`).join(',')}}`],
    ['a JWT of nothing', 'eyJ.eyJ.eyJ'],
    [
      'a JWT with a key that is none',
      `${Buffer.from('{"alg":"ES256","kid":[1]}').toString('base64url')}.e30.e30`,
    ],
    ['half a picture', bakeBadge('{}').subarray(0, 60)],
    [
      'a picture whose part is longer than it',
      Buffer.concat([bakeBadge('').subarray(0, 8), Buffer.from('ffffffff69545874', 'hex')]),
    ],
    ['nothing', ''],
    ['a PDF that ends within a stream', Buffer.from('%PDF-1.7 stream')],
    ['a PDF of streams alone', Buffer.from(`%PDF-1.7 ${'streamendstream'.repeat(100_000)}`)],
  ])('gets an answer: %s', async (_what, bytes) => {
    const { app } = await createTestApp({ PUBLIC_URL: publicUrl })

    const { status, stamp } = await sendFile(app, bytes)
    expect(status).toBe(200)
    expect(stamp).toMatch(/^(No badge found|Changed or forged)$/)
  })

  it('is inflated no further than a credential is long', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000, 0x20))
    const before = process.memoryUsage().arrayBuffers

    expect(await readFile(pdfOf(...Array.from({ length: 8 }, () => bomb)))).toEqual({
      credentials: [],
      numbers: [],
    })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * longestText)
  }, 30_000)

  it('has no more numbers looked for than a certificate could have', async () => {
    const numbers = Array.from({ length: 5_000 }, (_, at) => `/certificates/${String(at).padStart(22, 'x')} `)

    const { numbers: found } = await readFile(
      pdfOf(deflateSync(Buffer.from(numbers.slice(0, 2_000).join('')))),
    )
    expect(found).toHaveLength(20)
  })

  it('is not read when it is too large, and says so', async () => {
    const { app } = await createTestApp()

    for (const length of [largestFile + 1, 5 * largestFile]) {
      const { status, stamp, text } = await sendFile(app, Buffer.alloc(length))
      expect([status, stamp]).toEqual([413, 'File too large'])
      expect(text).toContain('more than 2 MB')
    }
    expect((await sendFile(app, Buffer.alloc(largestFile))).stamp).toBe('No badge found')
  })

  it('leaves its connection to the next request, however large it is: a proxy gives it to another visitor', async () => {
    const { app } = await createTestApp()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const send = async (bytes: number) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes }
      const sent = request(`${url}/verify`, { method: 'POST', agent, headers })
      sent.end(Buffer.alloc(bytes))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      // Not `reusedSocket`: it stays false for a request that waited until the socket was free.
      const connection = answer.socket.localPort
      answer.resume()
      await once(answer, 'end')
      return { status: answer.statusCode, connection }
    }

    const first = await send(mostPassed + 2_000_000)
    expect(first.status).toBe(413)
    expect(await send(1_000)).toEqual({ status: 200, connection: first.connection })
  })

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\ny\r\n--x--\r\n',
    ],
  ])('is none in a form that is broken: %s', async (type, payload) => {
    const { app } = await createTestApp()
    const headers = { 'content-type': type }

    const { statusCode, body } = await app.inject({ method: 'POST', url: '/verify', headers, payload })
    expect(statusCode).toBe(200)
    expect(body).toContain('No badge found')
  })

  it('is none where nothing was sent', async () => {
    const { app } = await createTestApp()

    const { statusCode, body } = await app.inject({ method: 'POST', url: '/verify' })
    expect(statusCode).toBe(200)
    expect(body).toContain('No badge found')
  })

  it('is refused when too many came before it, in words', async () => {
    const { app } = await createTestApp()
    for (let count = 0; count < fileLimit.max; count++) expect((await sendFile(app, 'x')).status).toBe(200)

    const { status, stamp, text, headers } = await sendFile(app, 'x')
    expect([status, stamp]).toEqual([429, 'Not checked'])
    expect(text).toContain('try again in ten minutes')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject('/verify')).statusCode).toBe(200)
  })
})
