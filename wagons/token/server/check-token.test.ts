import type { Address } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { type ChainClient, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken, owner } from '#wagons/token/testing/chain/deploy-token.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { checkToken } from './check-token.ts'

let anvil: Anvil
let chain: ChainClient
let ours: Address
beforeAll(async () => {
  anvil = await startAnvil()
  chain = openChain(anvil.url)
  ours = await deployToken(chain)
})
afterAll(() => anvil.stop())

function check({ contract = ours as string, chainId = anvil.chainId, rpcUrl = anvil.url } = {}) {
  return checkToken({ contract, chainId, chainName: '', explorerUrl: '', publicRpcUrl: '' }, rpcUrl)
}

it('a site without tokens is fine, and asks no node', async () => {
  expect(await check({ contract: '', rpcUrl: '' })).toMatchObject([{ level: 'fine' }])
})

it('our contract on the chain of the settings is found fine, and its owner is named', async () => {
  expect(await check()).toMatchObject([{ level: 'fine', what: expect.stringContaining(owner.address) }])
})

it('a node that is away, one of another chain, and an address without a contract are told apart', async () => {
  const unusedAddress = `http://127.0.0.1:${await freePort()}`
  const found = [
    await check({ rpcUrl: unusedAddress }),
    await check({ chainId: anvil.chainId + 1 }),
    await check({ contract: `0x${'5'.repeat(40)}` }),
  ]

  expect(found).toMatchObject([
    [{ level: 'fault', what: expect.stringContaining('does not answer') }],
    [{ level: 'fault', what: expect.stringContaining('another chain') }],
    [{ level: 'fault', what: expect.stringContaining('no token contract') }],
  ])
})

it('a contract that answers like ours but has other code is a fault', async () => {
  const code = (await chain.getCode({ address: ours })) ?? '0x'
  const address = `0x${'7'.repeat(40)}` as const
  await chain.setCode({ address, bytecode: `${code.slice(0, -2)}00` as Address })

  expect(await check({ contract: address })).toMatchObject([
    { level: 'fault', what: expect.stringContaining('other code') },
  ])
})
