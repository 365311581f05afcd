import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { type Email, MailError } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const message: Email = {
  to: 'ada@example.org',
  subject: 'Your ticket',
  text: 'Here it is: https://edutrain.example/a?b=1&c=ü',
  html: '<p>Here it is: <a href="https://edutrain.example/a?b=1&amp;c=ü">ticket</a></p>',
  link: 'https://edutrain.example/a?b=1&c=ü',
}

const from = 'EduTrain <no-reply@edutrain.example>'
const mailerOf = (url: string, patience = 2_000) => createSmtpMailer({ url, from, patience })

/** A machine that takes connections and never says a word. */
async function startMuteServer(): Promise<string> {
  const sockets = new Set<{ destroy(): void }>()
  const server = createServer((socket) => sockets.add(socket))
  const port = await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port)),
  )
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${port}`
}

const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const duration = async (call: Promise<unknown>) => {
  const startedAt = performance.now()
  await call
  return performance.now() - startedAt
}

describe('a mail server', () => {
  it('gets an e-mail as plain text and as HTML, for one person (SX.14)', async () => {
    const server = await startTestMailServer()

    await mailerOf(server.url).send(message)

    expect(server.messages).toHaveLength(1)
    const [arrived] = server.messages
    expect(arrived?.recipients).toEqual([message.to])
    expect(arrived?.from?.text).toBe('"EduTrain" <no-reply@edutrain.example>')
    expect(arrived).toMatchObject({ subject: message.subject, attachments: [] })
    expect(arrived?.text?.trim()).toBe(message.text)
    expect(arrived && String(arrived.html).trim()).toBe(message.html)
    expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('says in the head of an e-mail how such e-mails end, by one click on https alone (SX.52)', async () => {
    const server = await startTestMailServer()
    const mailer = mailerOf(server.url)
    const stopLink = 'https://edutrain.example/stop/a'

    await mailer.send({ ...message, stopLink })
    await mailer.send({ ...message, stopLink: 'http://localhost:3000/stop/a' })
    await mailer.send(message)

    const heads = server.messages.map(({ headers }) => [
      Object(headers.get('list')).unsubscribe?.url,
      headers.get('list-unsubscribe-post') ?? Object(headers.get('list'))['unsubscribe-post']?.name,
    ])
    expect(heads).toEqual([
      [stopLink, 'List-Unsubscribe=One-Click'],
      ['http://localhost:3000/stop/a', undefined],
      [undefined, undefined],
    ])
  })

  it('gets no header and no recipient that hides in a subject or an address', async () => {
    const server = await startTestMailServer()
    const mailer = mailerOf(server.url)

    await mailer.send({ ...message, subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' })
    await failure(mailer.send({ ...message, to: 'ada@example.org, eve@example.org' }))
    await failure(mailer.send({ ...message, to: 'ada@example.org\r\nRCPT TO:<eve@example.org>' }))

    expect(server.messages[0]?.headers.has('bcc')).toBe(false)
    for (const { recipients } of server.messages) expect(recipients).not.toContain('eve@example.org')
  })

  it('is asked with user and password where the address has them', async () => {
    const seen: unknown[] = []
    const server = await startTestMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password])
        done(null, { user: username })
      },
    })

    await mailerOf(server.url.replace('//', '//train:se%20cret@')).send(message)

    expect(seen).toEqual([['train', 'se cret']])
    expect(server.messages).toHaveLength(1)
  })

  it('is reached by a check without getting an e-mail', async () => {
    let connections = 0
    const server = await startTestMailServer({
      onConnect: (_session, done) => {
        connections++
        done()
      },
    })

    await mailerOf(server.url).check(message)

    expect(connections).toBe(1)
    expect(server.messages).toEqual([])
  })

  it('takes as long over a check as over an e-mail', async () => {
    const slow = 300
    const server = await startTestMailServer({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => setTimeout(done, slow))
      },
    })
    const mailer = mailerOf(server.url)
    await mailer.send(message)

    expect(await duration(mailer.check(message))).toBeGreaterThan(slow)
  })

  it('that is down fails an e-mail and a check alike', async () => {
    const server = await startTestMailServer()
    await server.close()
    const mailer = mailerOf(server.url)

    const failures = [await failure(mailer.send(message)), await failure(mailer.check(message))]

    for (const error of failures) {
      expect(error).toBeInstanceOf(MailError)
      expect(error).toMatchObject({ statusCode: 503, recipientRefused: false, serverAway: true })
    }
  })

  it('without TLS gets no password and no e-mail, unless it is on this machine or the address says so', async () => {
    const said: unknown[] = []
    const server = await startTestMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        said.push([username, password])
        done(null, { user: username })
      },
    })
    // This machine, by an address that is not the loopback's.
    const url = server.url.replace('//127.0.0.1', '//train:secret@0.0.0.0')

    const failed = await failure(mailerOf(url).send(message))

    expect(failed).toBeInstanceOf(MailError)
    expect((failed as MailError).cause).toMatchObject({ code: 'ETLS' })
    expect([said, server.messages]).toEqual([[], []])
    await mailerOf(`${url}?tls=optional`).send(message)
    await mailerOf(server.url.replace('//', '//train:secret@')).send(message)
    expect(server.messages).toHaveLength(2)
  })

  it('with STARTTLS gets its letters by TLS', async () => {
    const secure: boolean[] = []
    const server = await startTestMailServer({
      disabledCommands: [],
      onMailFrom: (_address, session, done) => {
        secure.push(session.secure)
        done()
      },
    })

    const failed = await failure(mailerOf(server.url.replace('127.0.0.1', '0.0.0.0')).send(message))

    // The certificate of the test's server is signed by no authority: that it is looked at is what counts here.
    expect((failed as MailError).cause).toMatchObject({
      code: expect.stringMatching(/SELF_SIGNED|ESOCKET|ETLS/),
    })
    expect(secure).toEqual([])
  })

  it('that hangs fails an e-mail and a check alike, soon', async () => {
    const url = await startMuteServer()
    const mailer = mailerOf(url, 100)
    const startedAt = performance.now()

    expect(await failure(mailer.send(message))).toBeInstanceOf(MailError)
    expect(await failure(mailer.check(message))).toBeInstanceOf(MailError)
    // One of the two would take as long by the patience that it has by default.
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('that hangs in the middle of an e-mail fails it, soon', async () => {
    const server = await startTestMailServer({ onData: (stream) => void stream.resume() })

    expect(await failure(mailerOf(server.url, 200).send(message))).toBeInstanceOf(MailError)
  })

  it.each([
    [550, true],
    [451, false],
  ])('that answers a recipient with %i has refused it for good: %s', async (responseCode, forGood) => {
    const server = await startTestMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    })

    const error = await failure(mailerOf(server.url).send(message))

    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({ recipientRefused: forGood, serverAway: false })
  })

  it('that hangs up at a recipient is away', async () => {
    const refuse = Object.assign(new Error('busy'), { responseCode: 421 })
    const server = await startTestMailServer({ onRcptTo: (_address, _session, done) => done(refuse) })

    expect(await failure(mailerOf(server.url).send(message))).toMatchObject({ serverAway: true })
  })

  it('that refuses the sender is away, and that refuses the e-mail may take another; neither is about its recipient', async () => {
    const refuse = Object.assign(new Error('no'), { responseCode: 550 })
    const servers = [
      await startTestMailServer({ onMailFrom: (_address, _session, done) => done(refuse) }),
      await startTestMailServer({
        onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse)),
      }),
    ]

    const failures = []
    for (const { url } of servers) failures.push(await failure(mailerOf(url).send(message)))
    expect(failures).toMatchObject([
      { name: 'MailError', recipientRefused: false, serverAway: true },
      { name: 'MailError', recipientRefused: false, serverAway: false },
    ])
  })
})
