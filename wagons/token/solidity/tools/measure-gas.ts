import type { Address, Hash } from 'viem'
import { startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { fundedAccount, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { makeDeepProof, namedHash } from '#wagons/token/testing/chain/claim-list.ts'
import { abi, deployToken, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'

/** What a list has at most in the figures. */
export const listedLearners = 100_000

export interface GasFigures {
  readonly deploy: number
  readonly firstRoot: number
  readonly nextRoot: number
  readonly claim: number
  readonly claimFor: number
  /** Refused, since another payer's transaction has made the claim. */
  readonly lateClaimFor: number
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

    const ownProof = makeDeepProof({ account: learner.address, claimId: own }, listedLearners)
    const firstRoot = await used(
      await chain.writeContract({ ...byOwner, functionName: 'setRoot', args: [ownProof.root] }),
    )
    const claim = await used(
      await chain.writeContract({
        ...contract,
        functionName: 'claim',
        args: [own, ownProof.proof],
        account: learner,
      }),
    )
    const signedProof = makeDeepProof({ account: other.address, claimId: signed }, listedLearners)
    const nextRoot = await used(
      await chain.writeContract({ ...byOwner, functionName: 'setRoot', args: [signedProof.root] }),
    )
    // The same in each run: what is signed costs by its bytes.
    const deadline = 4_102_444_800n
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
        args: [other.address, signed, signedProof.proof, deadline, signature],
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
    return { deploy, firstRoot, nextRoot, claim, claimFor, lateClaimFor, burn, revokeHeld, revokeUnclaimed }
  } finally {
    await anvil.stop()
  }
}
