import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { createTestWallet, proveWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'

/** `isTheirs`: the e-mail is verified. */
async function prepare({ isTheirs = true, ...options }: SMTPServerOptions & { isTheirs?: boolean } = {}) {
  const server = await startTestMailServer(options)
  const site = await createTestApp({ SMTP_URL: server.url })
  const caller = await site.signUp()
  if (isTheirs) await site.db.updateTable('accounts').set({ email_verified: 1 }).execute()
  const sent = () => server.messages.filter(({ subject }) => subject?.includes('wallet address'))
  /** Puts an address in, and takes it out. */
  const change = async () => {
    await proveWallet(caller, createTestWallet())
    await caller.call('DELETE', '/api/wallet')
  }
  return { ...site, caller, sent, change }
}

describe('the owner of an account', () => {
  it('is told when its verified address is replaced or removed, and not of the first', async () => {
    const { caller, sent, app } = await prepare()
    const [first, second] = [createTestWallet(), createTestWallet()]
    await proveWallet(caller, first)
    await proveWallet(caller, first)
    await proveWallet(caller, second)
    await expect.poll(() => sent().length).toBe(1)
    await caller.call('DELETE', '/api/wallet')
    await app.close()

    expect(sent()).toHaveLength(2)
    expect(sent()[0]?.text).toContain(second.address)
    expect(sent()[1]?.text).toContain('was removed')
    for (const { html } of sent()) expect(html).not.toContain('href')
  })

  it('is told at an e-mail that is verified alone: any other may be a stranger’s', async () => {
    const { change, sent, app } = await prepare({ isTheirs: false })
    await change()
    await app.close()

    expect(sent()).toEqual([])
  })

  it('is told of five changes a day', async () => {
    const { change, sent, app } = await prepare()
    for (let times = 0; times < 7; times++) await change()
    await app.close()

    expect(sent()).toHaveLength(5)
  })
})

it('an answer does not wait for the mail server; the end of the process does', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { change, sent, app } = await prepare({
    onMailFrom: (_address, _session, done) => void released.then(() => done()),
  })
  await change()
  expect(sent()).toEqual([])

  const closed = app.close()
  release()
  await closed
  expect(sent()).toHaveLength(1)
})
