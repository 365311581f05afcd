import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real mail server on a free port, with the letters that it took. */
export interface MailServer {
  readonly url: string
  /** Waits for the next letter to somebody whose subject matches. */
  letterTo(email: string, subject: RegExp): Promise<ParsedMail>
  stop(): Promise<void>
}

/** How long a letter may be on its way, in ms. */
const patience = 15_000

export async function startMailServer(): Promise<MailServer> {
  const letters: { to: string; mail: ParsedMail }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, mail })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    async letterTo(email, subject) {
      for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
        const found = letters.findIndex(({ to, mail }) => to === email && subject.test(mail.subject ?? ''))
        const [letter] = found < 0 ? [] : letters.splice(found, 1)
        if (letter) return letter.mail
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no letter to ${email} arrived`)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
