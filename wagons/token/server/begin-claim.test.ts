import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { addTestClaim } from '#wagons/token/testing/claims.ts'
import {
  type ClaimSite,
  claimIdOf,
  createClaimSite,
  createTokenSite,
  inDays,
  makeList,
  payer,
  putOnChain,
  send,
  soon,
} from '#wagons/token/testing/token-site.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginClaim } from './begin-claim.ts'
import { listSignedClaims } from './desk/list-signed-claims.ts'
import { getToken } from './get-token.ts'
import { saveSignedClaim } from './save-signed-claim.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

async function sign(site: ClaimSite, deadline: number): Promise<{ deadline: number; signature: Hex }> {
  const { wallet, contract } = site
  const claimId = await claimIdOf(site)
  return {
    deadline,
    signature: await signClaim(wallet, { chainId: anvil.chainId, contract, claimId, deadline }),
  }
}

describe('a claim that is signed before any list', () => {
  it('is kept, said at each step of the way, and makes the token once a list is on the chain', async () => {
    const site = await createClaimSite(anvil)
    const { learner, wallet } = site
    const { address: account } = wallet
    const begun = await beginClaim(site, learner.id)
    expect(begun).toEqual({ claim: { account, claimId: await claimIdOf(site) } })
    expect(await beginClaim(site, learner.id)).toEqual(begun)
    const given = await sign(site, inDays(site, 90))

    expect(await saveSignedClaim(site, learner.id, given)).toMatchObject({ signed: given })

    const tokenOf = async () => (await getToken(site, learner.id)).token
    expect(await tokenOf()).toMatchObject({ state: 'waiting-for-list', account, signed: given })
    const root = await makeList(site)
    expect(await tokenOf()).toMatchObject({ state: 'waiting-for-chain', account, signed: given })
    await putOnChain(site, root)
    const token = await tokenOf()
    if (token.state !== 'claimable') throw new Error(`the token is ${token.state}`)
    const { claim, signed } = token
    expect(signed).toMatchObject(given)
    const call = [account, claim.claimId, claim.proof, BigInt(given.deadline), signed?.signature]
    await send(site, payer, 'claimFor', call)
    soon(site)
    expect(await tokenOf()).toMatchObject({ state: 'claimed', holder: account })
  })

  it('is kept while the chain is away', async () => {
    const site = await createClaimSite(anvil)
    const { chain } = await createTokenSite(anvil, { rpcUrl: 'http://127.0.0.1:1' })
    const away = { ...site, chain }
    await beginClaim(away, site.learner.id)

    expect(await saveSignedClaim(away, site.learner.id, await sign(site, inDays(site, 90)))).toHaveProperty(
      'signed',
    )
  })

  it('is refused without an address, with that of another learner, or without a valid certificate', async () => {
    const site = await createClaimSite(anvil)
    const { db } = site
    const none = await addTestClaim(db, { id: 'c2' })
    const copier = await addTestClaim(db, { id: 'c3', typed: site.wallet.address })
    const stranger = await createTestLearner(db)

    for (const { id } of [none, copier, stranger])
      expect(codeOf(await beginClaim(site, id))).toBe('not-claimable')
    expect(await db.selectFrom('claim_ids').selectAll().execute()).toEqual([])
    await db.updateTable('certificates').set({ revoked_at: 9, revoke_reason: 'x' }).execute()
    expect(codeOf(await beginClaim(site, site.learner.id))).toBe('not-claimable')
  })

  it('is not offered to operators until the chain has a list with it', async () => {
    const site = await createClaimSite(anvil)
    const { learner } = site
    await beginClaim(site, learner.id)
    await saveSignedClaim(site, learner.id, await sign(site, inDays(site, 90)))
    const addresses = async () => {
      const listed = await listSignedClaims(site, undefined)
      return 'claims' in listed ? listed.claims.map(({ address }) => address) : listed.code
    }

    expect(await addresses()).toEqual([])
    await putOnChain(site, await makeList(site))
    expect(await addresses()).toEqual([site.wallet.address])
  })
})
