import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createTestIdentity } from '#workshop/testing/app/identity.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { sendConfirmation, submitReward } from './submit-reward.ts'

const evmAddress = '0x52908400098527886E0F7030069857D2E4169EE7'
const email = 'Ada@example.org'
const network = { address: '192.0.2.1', language: 'en' }

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const identity = await createTestIdentity(env)
  const submit = async (to = email, from = network, emailLimit = 2) => {
    const { id } = await submitReward(identity, { email: to, evmAddress })
    return sendConfirmation(identity, { emailLimit }, { id, email: to, evmAddress, ...from })
  }
  const rows = () => identity.db.selectFrom('rewards').selectAll().orderBy('submitted_at').execute()
  return { identity, submit, rows }
}

it('brings a link to the e-mail, with the wallet that it would confirm', async () => {
  const { identity, submit, rows } = await prepare()

  expect(await submit()).toBe('sent')

  const [message] = await identity.outbox.messages()
  expect(message?.recipients).toEqual(['ada@example.org'])
  expect(message?.subject).toBe('Confirm your details for the EduTrain reward')
  for (const words of [message?.text, String(message?.html)]) expect(words).toContain(evmAddress)
  const link = identity.outbox.links()[0]
  expect(link?.href).toMatch(/^https:\/\/edutrain\.example\/reward\/confirm\?code=[\w-]{43}$/)
  const [row] = await rows()
  expect(row).toMatchObject({ code_expires_at: identity.clock() + 7 * day, confirmed_at: null })
  expect(JSON.stringify(row)).not.toContain(link?.searchParams.get('code'))
})

it('is in the language of the page', async () => {
  const { identity, submit } = await prepare()

  await submit(email, { ...network, language: 'fr' })

  const [message] = await identity.outbox.messages()
  expect(message?.subject).toContain('Confirmez')
  expect(message?.html).toContain('<html lang="fr">')
})

it.each([
  ['win at evil.example', 'with a wallet address. Use'],
  ['', 'without a wallet address. Use'],
])('repeats nothing that is no address: %j', async (typed, said) => {
  const { identity } = await prepare()
  const { id } = await submitReward(identity, { email, evmAddress: typed })

  await sendConfirmation(identity, { emailLimit: 1 }, { id, email, evmAddress: typed, ...network })

  const [message] = await identity.outbox.messages()
  expect(message?.source).not.toContain('evil')
  expect(message?.text).toContain(said)
})

it('goes to no text that is not an e-mail', async () => {
  const { identity, submit } = await prepare()

  for (const text of ['ada', 'ada@example.org, bob@example.org', 'ada@example.org\u2028bob'])
    expect(await submit(text)).toBe('malformed')

  expect(await identity.outbox.messages()).toEqual([])
})

it('goes to one e-mail so many times in a day, from any network and however it is written (SX.31)', async () => {
  const { identity, submit, rows } = await prepare()
  await submit(email, { ...network, address: '192.0.2.1' })
  await submit(email.toUpperCase(), { ...network, address: '192.0.2.2' })

  expect(await submit(email, { ...network, address: '192.0.2.3' })).toBe('enough')

  expect(await submit('bob@example.org')).toBe('sent')
  expect(await rows()).toHaveLength(4)
  identity.clock.advance(day)
  expect(await submit()).toBe('sent')
})

it('is caused by one network for no more than half of them, so that its reader has some left', async () => {
  const { submit } = await prepare()
  const from = (address: string) => submit(email, { ...network, address }, 5)
  for (let message = 1; message <= 3; message++) expect(await from('192.0.2.1')).toBe('sent')

  expect(await from('192.0.2.1')).toBe('enough')
  expect(await from('192.0.2.2')).toBe('sent')
})

it('counts among the e-mails that one address may ask for', async () => {
  const { submit } = await prepare({ IDENTITY_MAIL_ADDRESS_LIMIT: '1' })
  await submit('ada@example.org')

  expect(await submit('bob@example.org')).toBe('enough')
  expect(await submit('bob@example.org', { ...network, address: '192.0.2.9' })).toBe('sent')
})

it('stays away with the mail server, and the submission is stored all the same (SX.31)', async () => {
  const server = await startTestMailServer()
  await server.close()
  const { submit, rows } = await prepare({ SMTP_URL: server.url })

  expect(await submit()).toBe('mail-away')

  expect(await rows()).toMatchObject([{ email, code_hash: null, confirmed_at: null }])
})

it('travels by a mail server, as a mail program reads it', async () => {
  const server = await startTestMailServer()
  const { submit } = await prepare({ SMTP_URL: server.url })

  await submit()

  expect(server.messages).toHaveLength(1)
  expect(server.messages[0]?.text).toMatch(/https:\/\/edutrain\.example\/reward\/confirm\?code=/)
})
