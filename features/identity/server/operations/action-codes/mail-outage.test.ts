import { createServer } from 'node:net'
import {
  type AuthError,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { createMailClient, createSignedInMailClient } from '#workshop/testing/app/mail-client.ts'

const email = 'ada@example.org'
const other = 'countess@example.org'
const goOn = { url: `${testPublicUrl}/dashboard`, handleCodeInApp: true }

const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'it worked',
    ({ code }: AuthError) => code,
  )

/** A mail server that takes connections and says nothing. */
async function startMute() {
  const server = createServer()
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const port = await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port)),
  )
  return `smtp://127.0.0.1:${port}`
}

async function startClosed() {
  const server = await startTestMailServer()
  await server.close()
  return server.url
}

async function startRefusing() {
  const refusal = Object.assign(new Error('busy'), { responseCode: 421 })
  return (await startTestMailServer({ onConnect: (_session, done) => done(refusal) })).url
}

describe('while the mail server', () => {
  it.each([
    ['is down', startClosed],
    ['refuses every e-mail', startRefusing],
    ['hangs', startMute],
  ])(
    '%s, the genuine client is told of an outage, and nothing is half done (SX.14)',
    async (_what, start) => {
      const SMTP_URL = await start()
      const client = await createSignedInMailClient({ SMTP_URL })
      const { auth, user } = client
      const outage = 'auth/network-request-failed'

      expect(await failureCode(sendPasswordResetEmail(auth, email))).toBe(outage)
      expect(await failureCode(sendPasswordResetEmail(auth, 'bob@example.org'))).toBe(outage)
      expect(await failureCode(sendSignInLinkToEmail(auth, email, goOn))).toBe(outage)
      expect(await failureCode(sendEmailVerification(user))).toBe(outage)
      expect(await failureCode(verifyBeforeUpdateEmail(user, other))).toBe(outage)

      expect(await client.codes()).toEqual([])
      expect(auth.currentUser).toBe(user)
      await reload(user)
      expect(user.email).toBe(email)
    },
  )

  it('does not accept an address, the genuine client is told so', async () => {
    const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
    const { url } = await startTestMailServer({ onRcptTo: (_to, _session, done) => done(refusal) })
    const client = await createMailClient({ SMTP_URL: url })

    expect(await failureCode(sendSignInLinkToEmail(client.auth, 'no-one@example.org', goOn))).toBe(
      'auth/invalid-recipient-email',
    )
    expect(await client.codes()).toEqual([])
  })
})
