import { expect, it } from 'vitest'
import type { WalletProvider } from '#web/features/wallets/found-wallets.ts'
import { estimateFee } from './wallet-chain.ts'

const call = { from: `0x${'1'.repeat(40)}`, to: `0x${'c'.repeat(40)}`, data: '0x01' }

const walletWith = (answers: Record<string, unknown>): WalletProvider => ({
  request: async ({ method }) => answers[method] ?? null,
})

const able = { eth_estimateGas: '0x186a0', eth_gasPrice: '0x2', eth_getBalance: '0x30d40' }

it('the fee is of the gas that is likely, and a little more may be used', async () => {
  expect(await estimateFee(walletWith(able), call)).toEqual({ gas: 125_000n, fee: 200_000n })
})

it('a fee that the account cannot pay is refused', async () => {
  const poor = walletWith({ ...able, eth_getBalance: '0x30d3f' })

  await expect(estimateFee(poor, call)).rejects.toMatchObject({ fault: 'no-coins' })
})

it('a claim in which a contract uses far more gas than a claim needs is refused', async () => {
  const most = walletWith({ ...able, eth_estimateGas: '0x61a80', eth_getBalance: '0xfffff' })
  const more = walletWith({ ...able, eth_estimateGas: '0x61a81', eth_getBalance: '0xfffff' })

  expect(await estimateFee(most, call)).toMatchObject({ gas: 500_000n })
  await expect(estimateFee(more, call)).rejects.toMatchObject({ fault: 'too-much-gas' })
})
