import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, it } from 'vitest'
import { createTestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createWalletParts } from '#wagons/token/testing/wallet-parts.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { startWalletProof } from './start-wallet-proof.ts'

const wallet = createTestWallet()
const asked = { address: wallet.address.toLowerCase(), chainId: 137, language: 'en' }

it('composes a message as EIP-4361 has it, for this site, this address and ten minutes', async () => {
  const parts = await createWalletParts()
  const { id } = await createTestLearner(parts.db)

  const { message, expiresAt } = expectDone(await startWalletProof(parts, id, asked))

  const read = parseSiweMessage(message)
  expect(read).toEqual({
    domain: 'edutrain.example',
    address: wallet.address,
    statement: expect.stringMatching(/^I confirm to EduTrain/),
    uri: 'https://edutrain.example',
    version: '1',
    chainId: 137,
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    issuedAt: new Date(parts.clock()),
    expirationTime: new Date(expiresAt),
  })
  expect(expiresAt).toBe(parts.clock() + 600_000)
  expect(createSiweMessage(read as Parameters<typeof createSiweMessage>[0])).toBe(message)
})

it('in French too, in the characters that EIP-4361 allows', async () => {
  const parts = await createWalletParts()
  const { id } = await createTestLearner(parts.db)

  const { message } = expectDone(await startWalletProof(parts, id, { ...asked, language: 'fr' }))

  expect(message).toContain('Je confirme')
  expect(message).toMatch(/^[\n\x20-\x7e]+$/)
})

it('stores no nonce as it is, and forgets those whose time is over', async () => {
  const parts = await createWalletParts()
  const { id } = await createTestLearner(parts.db)
  const { message } = expectDone(await startWalletProof(parts, id, asked))
  const nonces = () => parts.db.selectFrom('wallet_nonces').selectAll().execute()
  expect(JSON.stringify(await nonces())).not.toContain(parseSiweMessage(message).nonce)
  expect(await nonces()).toHaveLength(1)
  parts.clock.advance(600_000)

  await startWalletProof(parts, id, asked)

  expect(await nonces()).toHaveLength(1)
})

it('refuses an account that begins too many, and no other', async () => {
  const parts = await createWalletParts({ WALLETS_LIMIT: '2' })
  const [one, other] = [await createTestLearner(parts.db), await createTestLearner(parts.db)]
  await startWalletProof(parts, one.id, asked)
  await startWalletProof(parts, one.id, asked)

  expect(codeOf(await startWalletProof(parts, one.id, asked))).toBe('too-many-requests')
  expectDone(await startWalletProof(parts, other.id, asked))
})
