import { expect, it } from 'vitest'
import type { WalletProvider } from './found-wallets.ts'
import { switchToChain } from './wallet-chain.ts'

const chain = {
  chainId: 8453,
  name: 'Base',
  explorerUrl: 'https://e.example',
  publicRpcUrl: 'https://n.example',
}

/** A wallet on Ethereum that knows some other chains; `missing` is what it says of those it does not. */
function walletKnowing(known: string[], missing: object = { code: 4902 }, stays = false) {
  let current = '0x1'
  const asked: string[] = []
  const provider: WalletProvider = {
    async request({ method, params = [] }) {
      asked.push(method)
      const [{ chainId = '' } = {}] = params as { chainId?: string }[]
      if (method === 'eth_chainId') return current
      if (method === 'wallet_addEthereumChain') known.push(chainId)
      else if (!known.includes(chainId)) throw Object.assign(new Error('no'), missing)
      else if (!stays) current = chainId
      return null
    },
  }
  return { provider, asked }
}

it('a wallet on the chain is asked nothing', async () => {
  const { provider, asked } = walletKnowing([])

  await switchToChain(provider, { ...chain, chainId: 1 })
  expect(asked).toEqual(['eth_chainId'])
})

it.each([{ code: 4902 }, { code: -32603, data: { originalError: { code: 4902 } } }])(
  'a chain that the wallet does not know, as %j says, is added first',
  async (missing) => {
    const { provider, asked } = walletKnowing([], missing)

    await switchToChain(provider, chain)
    expect(asked).toContain('wallet_addEthereumChain')
  },
)

it('without a public node an unknown chain is said to be unknown', async () => {
  const { provider } = walletKnowing([])

  await expect(switchToChain(provider, { ...chain, publicRpcUrl: null })).rejects.toMatchObject({
    fault: 'unknown-network',
  })
})

it('a wallet that says yes and stays where it is has not switched', async () => {
  const { provider } = walletKnowing(['0x2105'], {}, true)

  await expect(switchToChain(provider, chain)).rejects.toMatchObject({ fault: 'wrong-network' })
})

it('a wallet that does not say where it is is nowhere', async () => {
  const provider: WalletProvider = { request: async () => null }

  await expect(switchToChain(provider, { ...chain, chainId: 1 })).rejects.toMatchObject({
    fault: 'wrong-network',
  })
})

it('a user who says no has said no', async () => {
  const { provider } = walletKnowing([], { code: 4001 })

  await expect(switchToChain(provider, chain)).rejects.toMatchObject({ fault: 'refused' })
})

it('a wallet that cannot go to the chain is on the wrong one', async () => {
  const { provider } = walletKnowing([], { code: -32603 })

  await expect(switchToChain(provider, chain)).rejects.toMatchObject({ fault: 'wrong-network' })
})
