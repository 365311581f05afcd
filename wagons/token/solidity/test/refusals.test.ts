import { expect, it } from 'vitest'
import { fundedAccount } from '#wagons/token/testing/chain/chain-client.ts'
import { namedHash } from '#wagons/token/testing/chain/claim-list.ts'
import { owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { alice, bob, claimOf, createToken } from '#wagons/token/testing/chain/token-on-chain.ts'

const stranger = fundedAccount(4)
const { account, claimId } = claimOf(alice.address)
const tokenId = BigInt(claimId)

it('a learner claims, burns, and can claim no more; wallets read each refusal by its name', async () => {
  const { list, done, refusal, status } = await createToken()
  const claim = ['claim', claimId, list.proofOf({ account, claimId })] as const
  expect(await refusal(stranger, ...claim)).toEqual(['NotOnList', stranger.address, claimId])
  expect(await refusal(alice, 'burn', tokenId)).toEqual(['ERC721NonexistentToken', tokenId])

  await done(alice, ...claim)
  expect(await status(claimId)).toBe('held')
  expect(await refusal(alice, ...claim)).toEqual(['AlreadyClaimed', claimId])
  expect(await refusal(stranger, 'burn', tokenId)).toEqual(['NotHolder', stranger.address, tokenId])

  await done(alice, 'burn', tokenId)
  expect(await status(claimId)).toBe('burned')
  expect(await refusal(alice, ...claim)).toEqual(['ClaimSpent', claimId])
})

it('a burned claim can be revoked, revoking it again changes nothing and does not fail, and it stays spent', async () => {
  const { list, done, refusal, status } = await createToken()
  const claim = ['claim', claimId, list.proofOf({ account, claimId })] as const
  await done(alice, ...claim)
  await done(alice, 'burn', tokenId)
  expect(await refusal(alice, ...claim)).toEqual(['ClaimSpent', claimId])

  for (const events of [1, 0]) {
    const receipt = await done(owner, 'revoke', claimId)
    expect(receipt.status).toBe('success')
    expect(receipt.logs).toHaveLength(events)
    expect(await status(claimId)).toBe('revoked')
    expect(await refusal(alice, ...claim)).toEqual(['ClaimSpent', claimId])
  }
})

it('what the owner alone does is refused to others, and what is forbidden to the owner as well', async () => {
  const { list, done, refusal, status } = await createToken()
  for (const [functionName, argument] of [
    ['setRoot', list.root],
    ['revoke', claimId],
    ['transferOwnership', stranger.address],
  ] as const)
    expect(await refusal(stranger, functionName, argument)).toEqual([
      'OwnableUnauthorizedAccount',
      stranger.address,
    ])
  expect(await refusal(owner, 'renounceOwnership')).toEqual(['OwnershipCannotBeRenounced'])

  await done(alice, 'claim', claimId, list.proofOf({ account, claimId }))
  await done(owner, 'revoke', claimId)
  expect(await status(claimId)).toBe('revoked')
  expect(await refusal(alice, 'claim', claimId, list.proofOf({ account, claimId }))).toEqual([
    'ClaimSpent',
    claimId,
  ])
})

it('a token is never moved, and no caller can be allowed to', async () => {
  const { list, done, refusal } = await createToken()
  await done(alice, 'claim', claimId, list.proofOf({ account, claimId }))

  for (const [functionName, ...args] of [
    ['transferFrom', alice.address, bob.address, tokenId],
    ['safeTransferFrom', alice.address, bob.address, tokenId],
    ['approve', bob.address, tokenId],
    ['setApprovalForAll', bob.address, true],
  ] as const)
    expect(await refusal(alice, functionName, ...args)).toEqual(['NotTransferable'])
})

it('a payer sends what a learner has signed, and nothing else (SX.49)', async () => {
  const { done, refusal, status, signedClaim } = await createToken()
  const signed = await signedClaim(alice, { account, claimId })
  const byOther = await signedClaim(bob, { account, claimId })
  expect(await refusal(payer, 'claimFor', ...byOther)).toEqual(['InvalidSignature', alice.address])
  const another = namedHash('another claim')
  expect(await refusal(payer, 'claimFor', ...signed.with(1, another))).toEqual([
    'NotOnList',
    alice.address,
    another,
  ])

  await done(payer, 'claimFor', ...signed)
  expect(await status(claimId)).toBe('held')
})
