import { type Hex, hexToBigInt, numberToHex, parseSignature, serializeSignature } from 'viem'
import { expect, it } from 'vitest'
import { payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { alice, claimOf, createToken, inOneBlock } from '#wagons/token/testing/chain/token-on-chain.ts'

const claim = claimOf(alice.address)
const refused = ['InvalidSignature', alice.address]

it('a signature for one contract is refused by the other ones of its chain', async () => {
  const [here, there] = [await createToken(), await createToken()]
  const signed = await there.signedClaim(alice, claim)

  expect(await here.refusal(payer, 'claimFor', ...signed)).toEqual(refused)
  expect(await there.refusal(payer, 'claimFor', ...signed)).toBeUndefined()
})

it('a signature for one chain is refused by the contract with the same address on another', async () => {
  // The first deployments of two new chains.
  const [here, there] = [await createToken([], 4242), await createToken([], 4243)]
  const signed = await here.signedClaim(alice, claim)

  expect(there.contract).toBe(here.contract)
  expect(await there.refusal(payer, 'claimFor', ...signed)).toEqual(refused)
  expect(await here.refusal(payer, 'claimFor', ...signed)).toBeUndefined()
})

it('the mirrored form of a signature, its short form and one with a byte more are refused', async () => {
  const { refusal, signedClaim } = await createToken()
  const signed = await signedClaim(alice, claim)
  const signature = signed.pop() as Hex
  const { r, s, yParity } = parseSignature(signature)
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const mirrored = numberToHex(order - hexToBigInt(s), { size: 32 })
  const short = numberToHex(hexToBigInt(s) | (BigInt(yParity) << 255n), { size: 32 })

  for (const other of [
    serializeSignature({ r, s: mirrored, yParity: 1 - yParity }),
    serializeSignature({ r, s: mirrored, yParity }),
    `${r}${short.slice(2)}`,
    `${signature}00`,
    `0x${'0'.repeat(130)}`,
    '0x',
  ])
    expect(await refusal(payer, 'claimFor', ...signed, other)).toEqual(refused)
  expect(await refusal(payer, 'claimFor', ...signed, signature)).toBeUndefined()
})

it('a signed claim that waits for its block beyond the deadline is refused', async () => {
  const { chain, refusal, send, signedClaim, status } = await createToken()
  const { timestamp } = await chain.getBlock()
  const deadline = timestamp + 600n
  const signed = await signedClaim(alice, claim, deadline)
  const [receipt] = await inOneBlock(chain, async () => {
    const hash = await send(payer, 'claimFor', ...signed)
    await chain.setNextBlockTimestamp({ timestamp: deadline + 1n })
    return [hash]
  })

  expect(receipt?.status).toBe('reverted')
  expect(await refusal(payer, 'claimFor', ...signed)).toEqual(['SignatureExpired', deadline])
  expect(await status(claim.claimId)).toBe('unclaimed')
})
