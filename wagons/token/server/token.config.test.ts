import { describe, expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { chainOf, tokenChainOf } from './known-chains.ts'

const contract = `0x${'c'.repeat(40)}`
const node = { ETHEREUM_RPC_URL: 'https://node.example/v3/some-key' }

describe('a contract in the settings', () => {
  it.each([
    ['TOKEN_CHAIN_ID', { TOKEN_CONTRACT: contract, ...node }],
    ['ETHEREUM_RPC_URL', { TOKEN_CONTRACT: contract, TOKEN_CHAIN_ID: '8453' }],
  ])('is refused without %s', (variable, env) => {
    expect(() => readConfig(env)).toThrow(`${variable} must be set, because TOKEN_CONTRACT is.`)
  })

  it.each(['0xc', 'edutrain.eth', `0x${'0'.repeat(40)}`])('is refused when it is %s', (wrong) => {
    expect(() => readConfig({ TOKEN_CONTRACT: wrong })).toThrow(/^TOKEN_CONTRACT must/)
  })

  it('need not be there yet for operators to deploy it: then no token is offered', async () => {
    const { token } = readConfig({ TOKEN_CHAIN_ID: '8453' })

    expect(chainOf(token)).toMatchObject({ chainId: 8453, name: 'Base' })
    expect(await tokenChainOf(token)).toBeNull()
  })
})

describe('the chain', () => {
  it('has the usual name, explorer and public node, never the site’s own node', async () => {
    const { token } = readConfig({ TOKEN_CHAIN_ID: '8453', TOKEN_CONTRACT: contract, ...node })

    expect(await tokenChainOf(token)).toEqual({
      chainId: 8453,
      contract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
      name: 'Base',
      explorerUrl: 'https://basescan.org',
      publicRpcUrl: 'https://mainnet.base.org',
      sendsClaims: false,
    })
  })

  it('is promised to be paid for by the initiative only where it says so', async () => {
    const env = { TOKEN_CHAIN_ID: '8453', TOKEN_CONTRACT: contract, ...node }

    expect(await tokenChainOf(readConfig({ ...env, TOKEN_SENDS_CLAIMS: 'yes' }).token)).toMatchObject({
      sendsClaims: true,
    })
    expect(() => readConfig({ TOKEN_SENDS_CLAIMS: 'perhaps' })).toThrow(/^TOKEN_SENDS_CLAIMS must/)
  })

  it('has what the settings say, where they do', () => {
    const { token } = readConfig({
      TOKEN_CHAIN_ID: '8453',
      TOKEN_CHAIN_NAME: 'Our chain',
      TOKEN_EXPLORER_URL: 'https://explorer.example/',
      TOKEN_PUBLIC_RPC_URL: 'https://rpc.example/path/',
    })

    expect(chainOf(token)).toEqual({
      chainId: 8453,
      name: 'Our chain',
      explorerUrl: 'https://explorer.example',
      publicRpcUrl: 'https://rpc.example/path',
    })
  })

  it('that is not well known has its number for a name', () => {
    const { token } = readConfig({ TOKEN_CHAIN_ID: '424242' })

    expect(chainOf(token)).toEqual({
      chainId: 424242,
      name: 'Chain 424242',
      explorerUrl: null,
      publicRpcUrl: null,
    })
  })
})
