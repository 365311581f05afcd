import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hex } from 'viem'
import { appDir } from '#platform/server/installation.ts'
import { multicallAddress } from '#wagons/token/contract/token-abi.ts'
import type { ChainClient } from './chain-client.ts'
import { owner } from './deploy-token.ts'

/** Public chains have it; a chain of `startAnvil` gets it at the same address. */
export async function addMulticall(chain: ChainClient): Promise<void> {
  // viem has the code, and does not export it.
  const file = pathToFileURL(join(appDir, 'node_modules/viem/_esm/constants/contracts.js')).href
  const { multicall3Bytecode } = (await import(file)) as { readonly multicall3Bytecode: Hex }
  const hash = await chain.deployContract({ abi: [], bytecode: multicall3Bytecode, account: owner })
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash })
  const bytecode = contractAddress && (await chain.getCode({ address: contractAddress }))
  if (!bytecode) throw new Error('the contract was not deployed')
  await chain.setCode({ address: multicallAddress, bytecode })
}
