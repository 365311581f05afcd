import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { chainTime } from '#wagons/token/testing/chain/chain-client.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { createTestWallet } from '#wagons/token/testing/chain/wallet.ts'
import {
  addClaimant,
  type Claimant,
  createTokenSite,
  makeList,
  payer,
  putOnChain,
  send,
  soon,
  type TokenSite,
  tokenOwner,
} from '#wagons/token/testing/token-site.ts'
import { putWallet } from '#wagons/token/wallets/server/wallet.store.ts'
import { beginClaim } from './begin-claim.ts'
import { checkClaim } from './check-claim.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** A learner who has begun a claim, on no list. */
async function prepare(): Promise<TokenSite & Claimant & { claimId: Hex }> {
  const site = await createTokenSite(anvil)
  site.clock.advance(Number(await chainTime(site.onChain)) * 1000 - site.clock())
  const claimant = await addClaimant(site, 'c1')
  const begun = await beginClaim(site, claimant.learner.id)
  if (!('claim' in begun)) throw new Error(begun.message)
  return { ...site, ...claimant, claimId: begun.claim.claimId as Hex }
}

const check = (site: TokenSite, claimId: string, from = '192.0.2.1') => checkClaim(site, from, claimId)

it('a friend’s link outlives lists: the proof is of the list that the chain has when it is asked for', async () => {
  const site = await prepare()
  const { claimId, wallet } = site
  const deadline = Math.floor(site.clock() / 1000) + 86_400
  const signature = await signClaim(wallet, { ...site, chainId: anvil.chainId, claimId, deadline })
  expect(await check(site, claimId)).toEqual({ state: 'waiting' })
  await putOnChain(site, await makeList(site))
  const before = await check(site, claimId)
  await addClaimant(site, 'c2')
  await addClaimant(site, 'c3')
  await putOnChain(site, await makeList(site))

  const after = await check(site, claimId)

  if (!('proof' in before) || !('proof' in after)) throw new Error('both are claimable')
  expect(after.root).not.toBe(before.root)
  // As EIP-55 writes it, though the link has small letters alone.
  expect(after).toMatchObject({ state: 'claimable', account: wallet.address })
  const call = (proof: readonly string[]) => [wallet.address, claimId, proof, BigInt(deadline), signature]
  await expect(send(site, payer, 'claimFor', call(before.proof))).rejects.toThrow()
  await send(site, payer, 'claimFor', call(after.proof))
  soon(site)
  // What a second friend is told.
  expect(await check(site, claimId)).toEqual({ state: 'claimed', account: wallet.address })
})

it('a claim that was revoked before it was made is told so', async () => {
  const site = await prepare()
  await putOnChain(site, await makeList(site))
  await send(site, tokenOwner, 'revoke', [site.claimId])
  soon(site)

  expect(await check(site, site.claimId)).toEqual({ state: 'revoked' })
})

it('the site gives no proof for another address than the account has, nor without a valid certificate', async () => {
  const site = await prepare()
  const { db, learner, claimId, wallet } = site
  await putOnChain(site, await makeList(site))
  await putWallet(db, learner.id, createTestWallet().address, 0)
  expect(await check(site, claimId)).toEqual({ state: 'over' })

  await putWallet(db, learner.id, wallet.address, 0)
  expect(await check(site, claimId)).toMatchObject({ state: 'claimable' })
  await db.updateTable('accounts').set({ disabled: 1 }).execute()
  expect(await check(site, claimId)).toEqual({ state: 'over' })
  await db.updateTable('accounts').set({ disabled: 0 }).execute()
  await db.updateTable('certificates').set({ revoked_at: 9, revoke_reason: 'x' }).execute()
  expect(await check(site, claimId)).toEqual({ state: 'over' })
})

it('of a claim that is none of this site’s the node is not asked', async () => {
  const site = await createTokenSite(anvil, { rpcUrl: 'http://127.0.0.1:1' })

  expect(await check(site, `0x${'ab'.repeat(32)}`)).toEqual({ state: 'over' })
})

it('while the node is away the friend is told so', async () => {
  const site = await prepare()
  await makeList(site)
  const { chain } = await createTokenSite(anvil, { rpcUrl: 'http://127.0.0.1:1' })

  expect(await check({ ...site, chain }, site.claimId)).toEqual({ state: 'chain-away' })
})

it('one network may look at sixty claims in ten minutes', async () => {
  const site = await prepare()
  for (let times = 0; times < 60; times++)
    expect(await check(site, site.claimId)).toEqual({ state: 'waiting' })

  expect(await check(site, site.claimId)).toMatchObject({ code: 'too-many-requests' })
  expect(await check(site, site.claimId, '192.0.2.2')).toEqual({ state: 'waiting' })
})
