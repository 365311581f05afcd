import type { Address, Hash, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { batchTransaction, claimTransaction } from '#wagons/token/server/desk/transactions.ts'
import { startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { type ChainClient, fundedAccount, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { makeDeepList, namedHash } from '#wagons/token/testing/chain/claim-list.ts'
import { abi, deployToken, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { addMulticall } from '#wagons/token/testing/chain/multicall.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'

/** What a list has at most in the figures. */
export const listedLearners = 100_000

/** What the desk sends in one confirmation. */
const batchSize = 50

/** In seconds; the same in each run: what is signed costs by its bytes. */
const deadline = 4_102_444_800

export interface GasFigures {
  readonly deploy: number
  readonly firstRoot: number
  readonly nextRoot: number
  readonly claim: number
  readonly claimFor: number
  /** Refused, since another payer's transaction has made the claim. */
  readonly lateClaimFor: number
  /** Its part of a batch of fifty. */
  readonly claimForInBatch: number
  readonly burn: number
  readonly revokeHeld: number
  readonly revokeUnclaimed: number
}

/** Gas of whole transactions, as a receipt has it; the claims are their accounts' first token. */
export async function measureGas(): Promise<GasFigures> {
  const anvil = await startAnvil()
  try {
    const chain = openChain(anvil.url)
    const used = async (hash: Hash) => Number((await chain.waitForTransactionReceipt({ hash })).gasUsed)
    const address: Address = await deployToken(chain)
    const block = await chain.getBlock({ includeTransactions: true })
    const deploy = Number(block.gasUsed)
    const contract = { address, abi } as const
    const [learner, other] = [fundedAccount(2), fundedAccount(3)]
    const [own, signed, unclaimed] = ['own', 'signed', 'unclaimed'].map(namedHash) as [Hash, Hash, Hash]
    const byOwner = { ...contract, account: owner }

    const ownClaim = { account: learner.address, claimId: own }
    const ownList = makeDeepList([ownClaim], listedLearners)
    const firstRoot = await used(
      await chain.writeContract({ ...byOwner, functionName: 'setRoot', args: [ownList.root] }),
    )
    const claim = await used(
      await chain.writeContract({
        ...contract,
        functionName: 'claim',
        args: [own, ownList.proofOf(ownClaim)],
        account: learner,
      }),
    )
    const signedClaim = { account: other.address, claimId: signed }
    const signedList = makeDeepList([signedClaim], listedLearners)
    const nextRoot = await used(
      await chain.writeContract({ ...byOwner, functionName: 'setRoot', args: [signedList.root] }),
    )
    const signature = await signClaim(other, {
      contract: address,
      chainId: anvil.chainId,
      claimId: signed,
      deadline,
    })
    const sendSigned = () =>
      chain.writeContract({
        ...contract,
        functionName: 'claimFor',
        account: payer,
        gas: 200_000n,
        args: [other.address, signed, signedList.proofOf(signedClaim), BigInt(deadline), signature],
      })
    const claimFor = await used(await sendSigned())
    const lateClaimFor = await used(await sendSigned())
    const burn = await used(
      await chain.writeContract({
        ...contract,
        functionName: 'burn',
        args: [BigInt(own)],
        account: learner,
      }),
    )
    const revoke = (claimId: Hash) =>
      chain.writeContract({ ...byOwner, functionName: 'revoke', args: [claimId] })
    const revokeHeld = await used(await revoke(signed))
    const revokeUnclaimed = await used(await revoke(unclaimed))
    const claimForInBatch = await measureBatch(chain, address)
    return {
      deploy,
      firstRoot,
      nextRoot,
      claim,
      claimFor,
      lateClaimFor,
      claimForInBatch,
      burn,
      revokeHeld,
      revokeUnclaimed,
    }
  } finally {
    await anvil.stop()
  }
}

async function measureBatch(chain: ChainClient, contract: Address): Promise<number> {
  await addMulticall(chain)
  const place = { chainId: chain.chain.id, contract }
  const learners = Array.from({ length: batchSize }, (_, index) => {
    const wallet = privateKeyToAccount(namedHash(`key ${index}`))
    return { wallet, account: wallet.address, claimId: namedHash(`claim ${index}`) }
  })
  const list = makeDeepList(learners, listedLearners)
  await chain.writeContract({
    address: contract,
    abi,
    functionName: 'setRoot',
    args: [list.root],
    account: owner,
  })
  const calls = await Promise.all(
    learners.map(async (learner) => {
      const { wallet, account: address, claimId } = learner
      const signature = await signClaim(wallet, { ...place, claimId, deadline })
      return claimTransaction(place, { address, claimId, deadline, signature }, list.proofOf(learner))
    }),
  )
  const { to, data } = await batchTransaction(calls)
  const hash = await chain.sendTransaction({ account: payer, to: to as Hex, data: data as Hex })
  const { gasUsed, logs } = await chain.waitForTransactionReceipt({ hash })
  const transfers = logs.filter(({ topics }) => topics.length === 4)
  if (transfers.length < batchSize) throw new Error(`${transfers.length} of ${batchSize} tokens arrived`)
  return Math.round(Number(gasUsed) / batchSize)
}
