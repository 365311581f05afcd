import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real mail server on a free port, with the e-mails that it took. */
export interface MailServer {
  readonly url: string
  /** Waits for the next e-mail to an address whose subject matches. */
  emailTo(email: string, subject: RegExp): Promise<ParsedMail>
  stop(): Promise<void>
}

/** How long an e-mail may take, in ms. */
const patience = 15_000

export async function startMailServer(): Promise<MailServer> {
  const emails: { to: string; mail: ParsedMail }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) emails.push({ to: address, mail })
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
    async emailTo(email, subject) {
      for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
        const found = emails.findIndex(({ to, mail }) => to === email && subject.test(mail.subject ?? ''))
        const [arrived] = found < 0 ? [] : emails.splice(found, 1)
        if (arrived) return arrived.mail
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no e-mail to ${email} arrived`)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
