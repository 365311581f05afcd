import { afterAll, beforeAll, expect, it } from 'vitest'
import { isCodeOf, readCompiledContract } from '#wagons/token/server/compiled-contract.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { openChain } from './chain-client.ts'
import { abi, deployToken, metadataUrl, owner } from './deploy-token.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

it('a deployed token has the compiled code, its owner and its document', async () => {
  const chain = openChain(anvil.url)
  const address = await deployToken(chain)

  const code = await chain.getCode({ address })
  const read = (functionName: 'owner' | 'metadataUrl') => chain.readContract({ address, abi, functionName })

  expect(isCodeOf(readCompiledContract(), code ?? '0x')).toBe(true)
  expect(await read('owner')).toBe(owner.address)
  expect(await read('metadataUrl')).toBe(metadataUrl)
})
