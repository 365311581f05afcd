import { expect, it } from 'vitest'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { estimateFee } from './use-wallet-task.ts'

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
