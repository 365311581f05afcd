import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  type Hex,
  type LocalAccount,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import { tokenStatuses } from '#wagons/token/contract/token-abi.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { type ChainClient, fundedAccount, openChain } from './chain-client.ts'
import { type ListedClaim, makeClaimList, namedHash } from './claim-list.ts'
import { abi, deployToken, setRoot } from './deploy-token.ts'
import { signClaim } from './sign-claim.ts'

/** Learners with money of their own. */
export const alice = fundedAccount(2)
export const bob = fundedAccount(3)

export const claimOf = (account: Address): ListedClaim => ({
  account,
  claimId: namedHash(`claim of ${account}`),
})

/** What the site never calls, since it is refused. */
const everyCall = [
  ...abi,
  ...parseAbi([
    'function renounceOwnership()',
    'function transferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function approve(address to, uint256 tokenId)',
    'function setApprovalForAll(address operator, bool approved)',
  ]),
]

type Argument = string | bigint | boolean | readonly string[]

export interface TestToken {
  readonly chain: ChainClient
  readonly chainId: number
  readonly contract: Address
  readonly list: ReturnType<typeof makeClaimList>
  /** Sends a call without asking whether it would be refused; it may wait for its block. */
  send(account: LocalAccount, functionName: string, ...args: Argument[]): Promise<Hex>
  /** Sends it and waits for its block. */
  done(account: LocalAccount, functionName: string, ...args: Argument[]): Promise<TransactionReceipt>
  /** The error with its values that the contract refuses a call with; undefined if it would be accepted. */
  refusal(account: LocalAccount, functionName: string, ...args: Argument[]): Promise<unknown[] | undefined>
  status(claimId: Hex): Promise<string | undefined>
  /** What `claimFor` takes for a claim on the list that `signer` has signed, an hour ahead unless `deadline` is given. */
  signedClaim(signer: LocalAccount, claim: ListedClaim, deadline?: bigint): Promise<Argument[]>
}

const chains = new Map<number, Promise<Anvil>>()

/** A new token on a chain that the tests of a worker share, with Alice and Bob on its list. */
export async function createToken(listed: readonly Address[] = [], chainId = 31337): Promise<TestToken> {
  const anvil = chains.get(chainId) ?? startAnvil({ chainId })
  chains.set(chainId, anvil)
  const chain = openChain((await anvil).url, chainId)
  const contract = await deployToken(chain)
  const list = makeClaimList([alice.address, bob.address, ...listed].map(claimOf))
  await setRoot(chain, contract, list.root)

  const call = (account: LocalAccount, functionName: string, args: readonly Argument[]) =>
    ({ address: contract, abi: everyCall, account, functionName, args }) as const
  const send: TestToken['send'] = (account, functionName, ...args) =>
    chain.writeContract({ ...call(account, functionName, args), gas: 500_000n } as never)
  return {
    chain,
    chainId,
    contract,
    list,
    send,
    done: async (account, functionName, ...args) =>
      chain.waitForTransactionReceipt({ hash: await send(account, functionName, ...args) }),
    refusal: async (account, functionName, ...args) => {
      try {
        await chain.simulateContract(call(account, functionName, args) as never)
        return undefined
      } catch (error) {
        const revert =
          error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        if (!(revert instanceof ContractFunctionRevertedError) || !revert.data) throw error
        return [revert.data.errorName, ...(revert.data.args ?? [])]
      }
    },
    status: async (claimId) =>
      tokenStatuses[
        await chain.readContract({ address: contract, abi, functionName: 'statusOf', args: [claimId] })
      ],
    signedClaim: async (signer, claim, deadline) => {
      const until = deadline ?? (await chain.getBlock()).timestamp + 3600n
      const signature = await signClaim(signer, { ...claim, contract, chainId, deadline: until })
      return [claim.account, claim.claimId, list.proofOf(claim), until, signature]
    },
  }
}

/** Has one block made of what is sent meanwhile, the best paid first. */
export async function inOneBlock(
  chain: ChainClient,
  send: () => Promise<Hex[]>,
): Promise<TransactionReceipt[]> {
  await chain.setAutomine(false)
  try {
    const hashes = await send()
    await chain.mine({ blocks: 1 })
    return await Promise.all(hashes.map((hash) => chain.waitForTransactionReceipt({ hash })))
  } finally {
    await chain.setAutomine(true)
  }
}
