import { expect, it } from 'vitest'
import { fundedAccount } from '#wagons/token/testing/chain/chain-client.ts'
import { makeClaimList } from '#wagons/token/testing/chain/claim-list.ts'
import { abi, owner, payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { alice, bob, claimOf, createToken, inOneBlock } from '#wagons/token/testing/chain/token-on-chain.ts'

const claim = claimOf(alice.address)
const { claimId } = claim

it('two payers in one block make one token, and the later one is told so', async () => {
  const { chain, contract, refusal, send, signedClaim } = await createToken()
  const signed = await signedClaim(alice, claim)
  const receipts = await inOneBlock(chain, async () => [
    await send(payer, 'claimFor', ...signed),
    await send(fundedAccount(4), 'claimFor', ...signed),
  ])

  expect(new Set(receipts.map(({ blockNumber }) => blockNumber)).size).toBe(1)
  expect(receipts.map(({ status }) => status).toSorted()).toEqual(['reverted', 'success'])
  expect(await refusal(payer, 'claimFor', ...signed)).toEqual(['AlreadyClaimed', claimId])
  const balance = { address: contract, abi, functionName: 'balanceOf', args: [alice.address] } as const
  expect(await chain.readContract(balance)).toBe(1n)
})

it('a list that is replaced between page and block refuses the old proof; the signature goes on with the new one', async () => {
  const { chain, contract, list, done, refusal, send, signedClaim, status } = await createToken()
  const signed = await signedClaim(alice, claim)
  const next = makeClaimList([claimOf(bob.address), claim, claimOf(owner.address)])
  const [replaced, claimed] = await inOneBlock(chain, async () => [
    // The owner pays more for an earlier place in the block.
    await chain.writeContract({
      address: contract,
      abi,
      functionName: 'setRoot',
      args: [next.root],
      account: owner,
      maxPriorityFeePerGas: 9_000_000_000n,
      maxFeePerGas: 90_000_000_000n,
    }),
    await send(alice, 'claim', claimId, list.proofOf(claim)),
  ])

  expect(replaced?.blockNumber).toBe(claimed?.blockNumber)
  expect(claimed?.status).toBe('reverted')
  expect(await refusal(alice, 'claim', claimId, list.proofOf(claim))).toEqual([
    'NotOnList',
    alice.address,
    claimId,
  ])
  expect(await refusal(payer, 'claimFor', ...signed)).toEqual(['NotOnList', alice.address, claimId])
  await done(payer, 'claimFor', ...signed.with(2, next.proofOf(claim)))
  expect(await status(claimId)).toBe('held')
})

it('a claim whose block the chain gives up is open again, and the same transaction makes it', async () => {
  const { chain, list, done, status } = await createToken()
  const before = await chain.snapshot()
  await done(alice, 'claim', claimId, list.proofOf(claim))
  expect(await status(claimId)).toBe('held')

  await chain.revert({ id: before })
  expect(await status(claimId)).toBe('unclaimed')
  await done(alice, 'claim', claimId, list.proofOf(claim))
  expect(await status(claimId)).toBe('held')
})

it('a revocation that comes into the block before a claim leaves no token', async () => {
  const { chain, contract, list, done, refusal, status } = await createToken()
  await done(owner, 'revoke', claimId)
  expect(await refusal(alice, 'claim', claimId, list.proofOf(claim))).toEqual(['ClaimSpent', claimId])
  // Nor does a new list that has it.
  const next = makeClaimList([claim])
  await setRoot(chain, contract, next.root)
  expect(await refusal(alice, 'claim', claimId, next.proofOf(claim))).toEqual(['ClaimSpent', claimId])
  expect(await status(claimId)).toBe('revoked')
})
