import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { createTestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createDeskSite } from '#wagons/token/testing/desk-site.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { openChainReader } from '../chain/open-chain-reader.ts'
import { getRootTransaction } from '../desk/get-transactions.ts'
import { listSignedClaims } from '../desk/list-signed-claims.ts'
import { tellOfClaims } from './tell-of-claims.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const day = 24 * 60 * 60_000
const never = new AbortController().signal

/** Two learners have signed for 30 days what the chain takes, and the second has asked for the certificate in French. */
async function prepare() {
  const site = await createDeskSite(anvil)
  const { db } = site.deps
  const [ada, ben] = [await site.addLearner('ada'), await site.addLearner('ben')]
  await db
    .insertInto('certificate_requests')
    .values({ account_id: ben.id, email: ben.email, language: 'fr', requested_at: 1, received: 0 })
    .execute()
  await site.makeList()
  await site.send(expectDone(await getRootTransaction(site.parts)).transaction)
  for (const learner of [ada, ben]) await site.sign(learner, 30 * 86_400)
  const server = await startTestMailServer()
  const mailer = createSmtpMailer({ url: server.url, from: { name: 'x', address: 'x@example.org' } })
  const parts = { ...site.parts, mailer, issuer: testIssuer }
  const tell = () => tellOfClaims(parts, never)
  const sendAll = async () => {
    for (const { transaction } of expectDone(await listSignedClaims(site.parts, undefined)).claims)
      await site.send(transaction)
  }
  return { ...site, parts, ada, ben, server, tell, sendAll }
}

describe('a learner who has signed', () => {
  it('is told once that the token is there, in their language and without a link to claim', async () => {
    const { server, tell, sendAll, ada, ben } = await prepare()
    expect(await tell()).toBe(0)
    await sendAll()

    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)

    const of = ({ email }: { email: string }) =>
      server.messages.find(({ recipients }) => recipients.includes(email))
    expect(of(ada)).toMatchObject({ subject: 'Your token has arrived' })
    expect(of(ada)?.text).toContain(`your address ${ada.wallet.address} on Local chain`)
    expect(of(ben)).toMatchObject({ subject: 'Votre jeton est arrivé' })
    for (const { text, html } of server.messages)
      for (const words of [text, String(html)]) {
        expect(words).not.toContain('/claim')
        expect(words).not.toMatch(/never.*fee|jamais.*frais/i)
      }
  })

  it('is told once, ten days before, that the signature ends, and again of another one', async () => {
    const { server, tell, deps, sign, ada } = await prepare()
    deps.clock.advance(20 * day - 60_000)
    expect(await tell()).toBe(0)
    deps.clock.advance(120_000)

    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)
    expect(server.messages.map(({ subject }) => subject).toSorted()).toEqual([
      'Votre signature pour le jeton expire bientôt',
      'Your signature for the token expires soon',
    ])
    // A copy of such an email would ask to log in and sign at the address of a thief.
    for (const { html } of server.messages) expect(html).not.toContain('href')

    await sign(ada, 30 * 86_400)
    deps.clock.advance(21 * day)
    expect(await tell()).toBe(1)
  })

  it('is told later where the mail server, or the chain, was away', async () => {
    const { parts, tell, sendAll, server } = await prepare()
    await sendAll()
    const settings = parts.settings
    const chain = openChainReader({ settings, rpcUrl: 'http://127.0.0.1:1', clock: parts.clock })
    expect(await tellOfClaims({ ...parts, chain }, never)).toBe(0)
    const away = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'x@example.org' })
    await expect(tellOfClaims({ ...parts, mailer: away }, never)).rejects.toThrow()

    expect(await tell()).toBe(2)
    expect(server.messages).toHaveLength(2)
  })

  it('whose mailbox is refused keeps nobody after them from their email', async () => {
    const { tell, parts, sendAll, ada, ben } = await prepare()
    await sendAll()
    const [first, second] = [ada, ben].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const server = await startTestMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address === first?.email ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
        ),
    })
    const mailer = createSmtpMailer({ url: server.url, from: 'x@example.org' })

    expect(await tellOfClaims({ ...parts, mailer }, never)).toBe(1)
    expect(server.messages.map(({ recipients }) => recipients)).toEqual([[second?.email]])
    // No other try: it would be refused again.
    expect(await tell()).toBe(0)
  })

  it('whose mailbox is full for now keeps nobody after them from their email, and is told a day later', async () => {
    const { tell, parts, deps, sendAll, server: well, ada, ben } = await prepare()
    await sendAll()
    const [first, second] = [ada, ben].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const server = await startTestMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address === first?.email ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null,
        ),
    })
    const mailer = createSmtpMailer({ url: server.url, from: 'x@example.org' })

    expect(await tellOfClaims({ ...parts, mailer }, never)).toBe(1)
    expect(server.messages.map(({ recipients }) => recipients)).toEqual([[second?.email]])
    deps.clock.advance(day)
    expect(await tell()).toBe(1)
    expect(well.messages.map(({ recipients }) => recipients)).toEqual([[first?.email]])
  })

  it('is not asked to sign once more where that cannot be done: revoked, or with another address', async () => {
    const { tell, deps, revoke, ben } = await prepare()
    await revoke('ada')
    const { address } = createTestWallet()
    await deps.db.updateTable('wallets').set({ address }).where('account_id', '=', ben.id).execute()
    deps.clock.advance(21 * day)

    expect(await tell()).toBe(0)
  })

  it('is told at which address the token is, also if it is another one than was signed with', async () => {
    const { tell, server, send, parts, deps, ada } = await prepare()
    const signedWith = ada.wallet.address
    const { claims } = expectDone(await listSignedClaims(parts, undefined))
    await send(claims.find(({ address }) => address === signedWith)?.transaction as never)
    const other = createTestWallet().address
    await deps.db.updateTable('signed_claims').set({ address: other }).execute()

    expect(await tell()).toBe(1)
    expect(server.messages[0]?.text).toContain(`your address ${signedWith} on`)
  })

  it('is told once the account is enabled again, or its e-mail verified', async () => {
    const { tell, sendAll, deps, ada, ben } = await prepare()
    await sendAll()
    const change = (id: string, to: { disabled?: 0 | 1; email_verified?: 0 | 1 }) =>
      deps.db.updateTable('accounts').set(to).where('id', '=', id).execute()
    await change(ada.id, { disabled: 1 })
    await change(ben.id, { email_verified: 0 })
    expect(await tell()).toBe(0)

    await change(ada.id, { disabled: 0 })
    expect(await tell()).toBe(1)
    await change(ben.id, { email_verified: 1 })
    expect(await tell()).toBe(1)
  })
})
