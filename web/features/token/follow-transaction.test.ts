import { expect, it } from 'vitest'
import type { WalletProvider } from '#web/features/wallets/found-wallets.ts'
import { lookAt } from './follow-transaction.ts'

const chain = {
  ...{ chainId: 137, name: 'Polygon', contract: `0x${'c'.repeat(40)}` },
  ...{ explorerUrl: null, publicRpcUrl: null },
}
const hash = `0x${'ab'.repeat(32)}`
const sent = { hash, from: `0x${'1'.repeat(40)}`, walletName: 'Test Fox', isNameless: false, at: 0 }

const walletWith = (answers: Record<string, unknown>): WalletProvider => ({
  request: async ({ method }) => answers[method] ?? null,
})

it.each([
  [true, { kind: 'done' }],
  [false, { kind: 'reverted', refusal: null }],
])('a transaction that succeeded counts by what is so in its block: %s', async (isSo, fate) => {
  const provider = walletWith({
    eth_chainId: '0x89',
    eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x7' },
  })
  const blocks: string[] = []

  expect(await lookAt(provider, chain, sent, async (_, block) => blocks.push(block) > 0 && isSo)).toEqual(
    fate,
  )
  expect(blocks).toEqual(['0x7'])
})

it('a wallet that does not say where it is has seen nothing', async () => {
  const provider = walletWith({ eth_getTransactionReceipt: { status: '0x0' } })

  expect(await lookAt(provider, chain, sent, async () => true)).toEqual({ kind: 'unseen' })
})
