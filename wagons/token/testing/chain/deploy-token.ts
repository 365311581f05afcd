import { type Address, type Hex, parseAbi } from 'viem'
import { tokenAbi } from '#wagons/token/contract/token-abi.ts'
import { readCompiledContract } from '#wagons/token/server/compiled-contract.ts'
import { type ChainClient, fundedAccount } from './chain-client.ts'

export const abi = parseAbi(tokenAbi)

/** Funded accounts by what tests use them for. */
export const owner = fundedAccount(0)
export const payer = fundedAccount(1)

export const metadataUrl = 'https://edutrain.example/token/metadata.json'

/** Deploys the contract; `owner` owns it unless named. */
export async function deployToken(
  chain: ChainClient,
  { initialOwner = owner.address, url = metadataUrl }: { initialOwner?: Address; url?: string } = {},
): Promise<Address> {
  const hash = await chain.deployContract({
    abi,
    bytecode: readCompiledContract().bytecode,
    args: [initialOwner, url],
    account: owner,
  })
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the contract was not deployed')
  return contractAddress
}

/** Puts a root on the chain, by `owner`. */
export async function setRoot(chain: ChainClient, contract: Address, root: Hex): Promise<void> {
  const hash = await chain.writeContract({
    address: contract,
    abi,
    functionName: 'setRoot',
    args: [root],
    account: owner,
  })
  await chain.waitForTransactionReceipt({ hash })
}
