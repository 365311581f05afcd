import { expect, it } from 'vitest'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { watchToken } from './watch-token.ts'

const contract = `0x${'c'.repeat(40)}`

it('a wallet is asked to show the token by contract and number (EIP-747)', async () => {
  const asked: unknown[] = []
  const provider: WalletProvider = { request: async (call) => asked.push(call) && true }

  await watchToken(provider, { contract }, '0x10')

  expect(asked).toEqual([
    {
      method: 'wallet_watchAsset',
      params: { type: 'ERC721', options: { address: contract, tokenId: '16' } },
    },
  ])
})

it('a wallet that cannot says so, and nothing else', async () => {
  const provider: WalletProvider = {
    request: () => Promise.reject(Object.assign(new Error('no'), { code: -32601 })),
  }

  await expect(watchToken(provider, { contract }, '0x10')).rejects.toMatchObject({ fault: 'failed' })
})
