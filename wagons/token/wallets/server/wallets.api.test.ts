import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { shownNotices } from '#app/server/pages/shown-notices.store.ts'
import { askForMessage, createTestWallet, proveWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

it('a learner proves an address, reads it back and removes it', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const wallet = createTestWallet()
  expect((await learner.call('GET', '/api/wallet')).body).toEqual({ wallet: null })

  const verified = await proveWallet(learner, wallet)

  expect(verified.status).toBe(200)
  expect(verified.body.wallet.address).toBe(wallet.address)
  expect((await learner.call('GET', '/api/wallet')).body).toEqual(verified.body)
  expect((await learner.call('DELETE', '/api/wallet')).status).toBe(200)
  expect((await learner.call('GET', '/api/wallet')).body).toEqual({ wallet: null })
})

it('the message is in the language of the page', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const input = { address: createTestWallet().address, chainId: 1 }

  const { body } = await learner.call('POST', '/api/wallet/nonce', input, { 'accept-language': 'fr' })

  expect(body.message).toContain('Je confirme')
})

it('the message names the site as its operators call it by now', async () => {
  const app = await createTestApp()
  const operator = await app.signUp('boss@example.org')
  await makeOperator(app, operator)
  const input = { address: createTestWallet().address, chainId: 1 }

  await operator.call('PUT', '/api/operator/site', { changes: { SITE_NAME: 'Open Rails' } })

  const { body } = await operator.call('POST', '/api/wallet/nonce', input)
  expect(body.message).toContain('I confirm to Open Rails that')
})

it('an address typed into the profile does not replace the verified one', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const wallet = createTestWallet()
  await proveWallet(learner, wallet)

  await learner.call('PUT', '/api/profile', { name: 'Ada', walletAddress: createTestWallet().address })

  expect((await learner.call('GET', '/api/wallet')).body.wallet.address).toBe(wallet.address)
})

it('two accounts that verify one address at the same time: one of them has it', async () => {
  const app = await createTestApp()
  const people = [await app.signUp(), await app.signUp(), await app.signUp()]
  const wallet = createTestWallet()
  const proofs = await Promise.all(
    people.map(async (person) => {
      const message = await askForMessage(person, wallet)
      return { person, message, signature: await wallet.signMessage({ message }) }
    }),
  )

  const answers = await Promise.all(
    proofs.map(({ person, ...proof }) => person.call('PUT', '/api/wallet', proof)),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await app.db.selectFrom('wallets').selectAll().execute()).toHaveLength(1)
})

it('a site that leaves the wallets out still says that it keeps those that it has', async () => {
  const app = await createTestApp()
  const parts = { db: app.db, config: readConfig({ WAGONS: 'none' }) }
  const tells = async () => (await shownNotices(parts)).some(({ tables }) => tables.includes('wallets'))
  expect(await tells()).toBe(false)

  await proveWallet(await app.signUp(), createTestWallet())

  expect(await tells()).toBe(true)
})

it('goes with the account, and is in its export before', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const wallet = createTestWallet()
  await proveWallet(learner, wallet)
  expect((await learner.call('GET', '/api/account/export')).body.wallet.verified.address).toBe(wallet.address)

  await app.db.deleteFrom('accounts').where('id', '=', learner.uid).execute()

  expect(await app.db.selectFrom('wallets').selectAll().execute()).toEqual([])
})
