import { expect, it } from 'vitest'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { readSentState } from './sent-state.ts'

const chain = {
  chainId: 137,
  name: 'Polygon',
  contract: `0x${'c'.repeat(40)}`,
  explorerUrl: null,
  publicRpcUrl: null,
  sendsClaims: true,
}
const sent = { hash: `0x${'ab'.repeat(32)}`, from: `0x${'1'.repeat(40)}` }

const walletWith = (answers: Record<string, unknown>): WalletProvider => ({
  request: async ({ method }) => answers[method] ?? null,
})

it.each([
  [true, { status: 'done' }],
  [false, { status: 'reverted', refusal: null }],
])('a transaction that succeeded counts by what is so in its block: %s', async (isSo, state) => {
  const provider = walletWith({
    eth_chainId: '0x89',
    eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x7' },
  })
  const blocks: unknown[] = []
  const isEffective = async (_: WalletProvider, block: unknown) => blocks.push(block) > 0 && isSo

  expect(await readSentState(provider, chain, sent, {}, isEffective)).toEqual(state)
  expect(blocks).toEqual(['0x7'])
})

it.each([
  [true, 'done'],
  [false, 'pending'],
])('a transaction that was overtaken may have been for what another has done: %s', async (isSo, status) => {
  const provider = walletWith({ eth_chainId: '0x89', eth_getTransactionCount: '0x6' })

  expect(await readSentState(provider, chain, sent, { nonce: 5 }, async () => isSo)).toMatchObject({ status })
})

it('a wallet that does not say where it is has seen nothing', async () => {
  const provider = walletWith({ eth_getTransactionReceipt: { status: '0x0' } })

  expect(await readSentState(provider, chain, sent, {}, async () => true)).toEqual({ status: 'unseen' })
})
