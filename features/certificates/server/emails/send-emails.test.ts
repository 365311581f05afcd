import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { readTestIssuer } from '#workshop/testing/app/issuer.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { issueCertificates } from '../desk/issue-certificate.ts'
import { listRequests } from '../desk/list-requests.ts'
import { resendEmails } from '../desk/resend-emails.ts'
import { getCertificate } from '../own/get-certificate.ts'

describe('the e-mail about a certificate', () => {
  it('arrives at a real mail server with the way to the certificate in it', async () => {
    const server = await startTestMailServer()
    const parts = await createCertificateParts({ SMTP_URL: server.url })
    const learner = await addRequest(parts, { name: '<b>Ada</b> & Bob' })

    await issueCertificates(parts, testOperator, { accountIds: [learner.id] })

    const [message] = server.messages
    expect(message?.recipients).toEqual([learner.email])
    expect(message?.text).toContain('https://edutrain.example/certificate\n')
    expect(message?.text).toContain('<b>Ada</b> & Bob')
    expect(String(message?.html)).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; Bob')
  })

  it('bears the name of the initiative, and no other', async () => {
    const server = await startTestMailServer()
    const issuer = readTestIssuer({ ISSUER_NAME: 'Web3 for All' })
    const parts = { ...(await createCertificateParts({ SMTP_URL: server.url })), issuer }
    for (const language of ['en', 'fr']) {
      const learner = await addRequest(parts, { language })
      await issueCertificates(parts, testOperator, { accountIds: [learner.id] })
    }

    expect(server.messages).toHaveLength(2)
    for (const { subject, text } of server.messages) {
      expect(subject).not.toContain('EduTrain')
      expect(text).toContain('Web3 for All')
    }
  })

  it('tells of the token where the site offers one, and nowhere else, and never leads to it by a link', async () => {
    const server = await startTestMailServer()
    const parts = await createCertificateParts({ SMTP_URL: server.url })
    const offering = { ...parts, token: { chainOf: async () => undefined } }
    const [english, french] = [await addRequest(parts), await addRequest(parts, { language: 'fr' })]
    const without = await addRequest(parts)

    await issueCertificates(offering, testOperator, { accountIds: [english.id, french.id] })
    await issueCertificates(parts, testOperator, { accountIds: [without.id] })

    const sentTo = ({ email }: { email: string }) =>
      server.messages.find(({ recipients }) => recipients.includes(email))
    expect(sentTo(english)?.text).toContain('You can also get a token, as a keepsake.')
    expect(sentTo(french)?.text).toContain('Vous pouvez aussi recevoir un jeton, en souvenir.')
    expect(sentTo(without)?.text).not.toContain('token')
    for (const message of server.messages) expect(`${message.text}${message.html}`).not.toContain('/claim')
  })

  it('that cannot leave keeps the certificate issued; the queue says so until it is sent again', async () => {
    const server = await startTestMailServer()
    await server.close()
    const parts = await createCertificateParts({ SMTP_URL: server.url })
    const learner = await addRequest(parts)

    const { outcomes } = await issueCertificates(parts, testOperator, { accountIds: [learner.id] })

    expect(outcomes).toEqual([{ accountId: learner.id, outcome: 'done', mailed: false }])
    expect((await getCertificate(parts, learner)).certificate).not.toBeNull()
    const unsent = async () => expectDone(await listRequests(parts, { list: 'unsent' })).requests
    expect(await unsent()).toMatchObject([{ accountId: learner.id, mailedAt: null }])
    expect(parts.mailFailures).toHaveLength(1)
    expect((await listAuditEvents(parts.db)).events).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ type: 'certificate-mail-failed', subject: learner.id }),
      ]),
    )
    expect((await getCertificate(parts, learner)).history.at(-1)).toMatchObject({ kind: 'mail-failed' })

    await resendEmails({ ...parts, mailer: parts.outbox }, testOperator, [learner.id])

    expect(await unsent()).toEqual([])
  })

  it('is tried once, not a hundred times, where the mail server is away', async () => {
    let connections = 0
    const server = await startTestMailServer({
      onConnect: (_session, done) => {
        connections++
        done(Object.assign(new Error('busy'), { responseCode: 421 }))
      },
    })
    const parts = await createCertificateParts({ SMTP_URL: server.url })
    const learners = []
    for (let index = 0; index < 8; index++) learners.push(await addRequest(parts))

    const { outcomes } = await issueCertificates(parts, testOperator, {
      accountIds: learners.map(({ id }) => id),
    })

    expect(outcomes.every(({ outcome, mailed }) => outcome === 'done' && !mailed)).toBe(true)
    // As many as are under way at once.
    expect(connections).toBeLessThanOrEqual(5)
  })

  it('reaches the others where one address is refused', async () => {
    const refused: string[] = []
    const server = await startTestMailServer({
      onRcptTo: ({ address }, _session, done) =>
        refused.includes(address) ? done(Object.assign(new Error('no'), { responseCode: 550 })) : done(),
    })
    const parts = await createCertificateParts({ SMTP_URL: server.url })
    const [gone, there] = [await addRequest(parts), await addRequest(parts)]
    refused.push(gone.email)

    const { outcomes } = await issueCertificates(parts, testOperator, { accountIds: [gone.id, there.id] })

    expect(outcomes.map(({ mailed }) => mailed)).toEqual([false, true])
  })
})
