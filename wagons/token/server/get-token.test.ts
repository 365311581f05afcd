import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Learner } from '#platform/server/access/callers.ts'
import type { TokenClaim } from '#wagons/token/contract/token.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { createTestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { addTestClaim } from '#wagons/token/testing/claims.ts'
import {
  addClaimant,
  createTokenSite,
  makeList,
  putOnChain,
  send,
  soon,
  type TokenSite,
  tokenOwner,
} from '#wagons/token/testing/token-site.ts'
import { putWallet } from '#wagons/token/wallets/server/wallet.store.ts'
import { removeWallet } from '#wagons/token/wallets/server/wallets.facade.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getToken } from './get-token.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const tokenOf = async (site: TokenSite, learner: Learner) => (await getToken(site, learner.id)).token

async function claimOf(site: TokenSite, learner: Learner): Promise<TokenClaim> {
  const token = await tokenOf(site, learner)
  if (token.state !== 'claimable') throw new Error(`the token is ${token.state}`)
  return token.claim
}

const revokeCertificate = ({ db }: TokenSite, learner: Learner) =>
  db
    .updateTable('certificates')
    .set({ revoked_at: 9, revoke_reason: 'x' })
    .where('account_id', '=', learner.id)
    .execute()

describe('the token of a learner', () => {
  it('goes the whole way: no certificate, not listed, waiting for the chain, claimable, claimed', async () => {
    const site = await createTokenSite(anvil)
    const newcomer = await createTestLearner(site.db)
    expect(await tokenOf(site, newcomer)).toEqual({ state: 'no-certificate' })

    const { learner, wallet } = await addClaimant(site, 'c1')
    const { address: account } = wallet
    expect(await tokenOf(site, learner)).toEqual({ state: 'waiting-for-list', account, signed: null })

    const root = await makeList(site)
    const listedAt = site.clock()
    expect(await tokenOf(site, learner)).toEqual({
      state: 'waiting-for-chain',
      account: wallet.address,
      listedAt,
      signed: null,
      hasOtherAddress: false,
    })

    await putOnChain(site, root)
    const claim = await claimOf(site, learner)
    expect(claim).toMatchObject({ account: wallet.address, root })

    await send(site, wallet.address, 'claim', [claim.claimId, claim.proof])
    soon(site)
    expect(await tokenOf(site, learner)).toEqual({
      state: 'claimed',
      claimId: claim.claimId,
      holder: wallet.address,
    })
  })

  it('says that it was burned by its holder, or revoked before or after it was claimed', async () => {
    const site = await createTokenSite(anvil)
    const [burner, holder, late] = [
      await addClaimant(site, 'c1'),
      await addClaimant(site, 'c2'),
      await addClaimant(site, 'c3'),
    ]
    await putOnChain(site, await makeList(site))
    for (const { learner, wallet } of [burner, holder]) {
      const { claimId, proof } = await claimOf(site, learner)
      await send(site, wallet.address, 'claim', [claimId, proof])
    }
    const unclaimed = await claimOf(site, late.learner)
    soon(site)
    const held = await tokenOf(site, holder.learner)
    const burned = await tokenOf(site, burner.learner)
    if (held.state !== 'claimed' || burned.state !== 'claimed') throw new Error('both are claimed')

    await send(site, burner.wallet.address, 'burn', [BigInt(burned.claimId)])
    for (const claimId of [held.claimId, unclaimed.claimId]) await send(site, tokenOwner, 'revoke', [claimId])
    soon(site)

    expect(await tokenOf(site, burner.learner)).toEqual({ state: 'burned', claimId: burned.claimId })
    expect(await tokenOf(site, holder.learner)).toEqual({ state: 'revoked', claimId: held.claimId })
    expect(await tokenOf(site, late.learner)).toEqual({ state: 'revoked', claimId: unclaimed.claimId })
  })

  it('is proved for the list that the chain has, though a newer one has the learner too', async () => {
    const site = await createTokenSite(anvil)
    const { learner, wallet } = await addClaimant(site, 'c1')
    await addClaimant(site, 'c2')
    const root = await makeList(site)
    await putOnChain(site, root)
    await addClaimant(site, 'c3')
    const newer = await makeList(site)
    expect(newer).not.toBe(root)

    const claim = await claimOf(site, learner)

    expect(claim.root).toBe(root)
    await send(site, wallet.address, 'claim', [claim.claimId, claim.proof])
  })

  it('waits for the chain where only the newest list has the learner', async () => {
    const site = await createTokenSite(anvil)
    await addClaimant(site, 'c1')
    await putOnChain(site, await makeList(site))
    const { learner, wallet } = await addClaimant(site, 'c2')
    await makeList(site)
    const listedAt = site.clock()

    expect(await tokenOf(site, learner)).toEqual({
      state: 'waiting-for-chain',
      account: wallet.address,
      listedAt,
      signed: null,
      hasOtherAddress: false,
    })
  })

  it('says that the list has another address than the account has now, or the account none', async () => {
    const site = await createTokenSite(anvil)
    const { learner } = await addClaimant(site, 'c1')
    const root = await makeList(site)
    await removeWallet(site.db, learner.id)
    expect(await tokenOf(site, learner)).toMatchObject({
      state: 'waiting-for-chain',
      hasOtherAddress: true,
    })

    await putOnChain(site, root)
    expect(await tokenOf(site, learner)).toMatchObject({ state: 'claimable', hasOtherAddress: true })
    await putWallet(site.db, learner.id, createTestWallet().address, 0)
    expect(await tokenOf(site, learner)).toMatchObject({ state: 'claimable', hasOtherAddress: true })
  })

  it('is not offered from a list that names learners by their certificates', async () => {
    const site = await createTokenSite(anvil)
    const { learner, wallet } = await addClaimant(site, 'c1')
    const root = await makeList(site)
    await site.db.updateTable('reward_lists').set({ claimed_by: 'certificate-hash' }).execute()
    await putOnChain(site, root)

    const { address: account } = wallet
    expect(await tokenOf(site, learner)).toEqual({ state: 'waiting-for-list', account, signed: null })
  })

  it('says why the next list will not have the learner, as the lists do', async () => {
    const site = await createTokenSite(anvil)
    const { db } = site
    const shared = createTestWallet().address
    const first = await addTestClaim(db, { id: 'a1', typed: shared })
    const second = await addTestClaim(db, { id: 'a2', typed: shared })
    const none = await addTestClaim(db, { id: 'a3' })
    const wrong = await addTestClaim(db, { id: 'a4', typed: 'my wallet' })
    const unchecked = await addTestClaim(db, { id: 'a5', typed: shared.toLowerCase() })

    expect(await tokenOf(site, first)).toEqual({ state: 'waiting-for-list', account: shared, signed: null })
    expect(await tokenOf(site, second)).toEqual({ state: 'not-listed', reason: 'address-of-another' })
    expect(await tokenOf(site, none)).toEqual({ state: 'not-listed', reason: 'no-address' })
    expect(await tokenOf(site, wrong)).toEqual({ state: 'not-listed', reason: 'wrong-address' })
    expect(await tokenOf(site, unchecked)).toEqual({ state: 'not-listed', reason: 'unchecked-address' })
  })

  it('says so too of a learner who was on a list before and is not on the newest', async () => {
    const site = await createTokenSite(anvil)
    const { learner } = await addClaimant(site, 'c1')
    await addClaimant(site, 'c2')
    await makeList(site)
    await removeWallet(site.db, learner.id)
    await putOnChain(site, await makeList(site))

    expect(await tokenOf(site, learner)).toEqual({ state: 'not-listed', reason: 'no-address' })
  })
})

describe('a certificate that was revoked on the site', () => {
  it('gets no proof, though the chain would still take it', async () => {
    const site = await createTokenSite(anvil)
    const { learner } = await addClaimant(site, 'c1')
    await putOnChain(site, await makeList(site))
    await claimOf(site, learner)

    await revokeCertificate(site, learner)

    expect(await tokenOf(site, learner)).toEqual({ state: 'no-certificate' })
  })

  it('leaves its token as claimed as long as the chain says so', async () => {
    const site = await createTokenSite(anvil)
    const { learner, wallet } = await addClaimant(site, 'c1')
    await putOnChain(site, await makeList(site))
    const { claimId, proof } = await claimOf(site, learner)
    await send(site, wallet.address, 'claim', [claimId, proof])
    await revokeCertificate(site, learner)
    soon(site)

    expect(await tokenOf(site, learner)).toMatchObject({ state: 'claimed' })
  })

  it('gets no proof while the chain is away', async () => {
    const site = await createTokenSite(anvil)
    const { learner } = await addClaimant(site, 'c1')
    await makeList(site)
    const away = { ...site, chain: (await createTokenSite(anvil, nowhere)).chain }
    expect(await tokenOf(away, learner)).toMatchObject({ claim: { proof: [] } })

    await revokeCertificate(site, learner)

    expect(await tokenOf(away, learner)).toEqual({ state: 'chain-away', claim: null })
  })

  it('without ever having been on a list has no token, whatever the chain', async () => {
    const site = await createTokenSite(anvil, nowhere)
    const learner = await createTestLearner(site.db)
    await addTestCertificate(site.db, learner.id, { revoked: { at: 1, reason: 'x' } })

    expect(await tokenOf(site, learner)).toEqual({ state: 'no-certificate' })
  })
})

/** No node listens there. */
const nowhere = { rpcUrl: 'http://127.0.0.1:1' }

describe('while the chain is away', () => {
  it('a learner on the newest list has its proof, and others none', async () => {
    const site = await createTokenSite(anvil, nowhere)
    const { learner, wallet } = await addClaimant(site, 'c1')
    const other = await addClaimant(site, 'c2')
    const first = await makeList(site)
    await removeWallet(site.db, other.learner.id)
    const root = await makeList(site)
    expect(root).not.toBe(first)

    expect(await tokenOf(site, learner)).toMatchObject({
      state: 'chain-away',
      claim: { account: wallet.address, root },
    })
    expect(await tokenOf(site, other.learner)).toEqual({ state: 'chain-away', claim: null })
  })

  it('learners who are on no list are told so all the same', async () => {
    const site = await createTokenSite(anvil, nowhere)
    const { learner, wallet } = await addClaimant(site, 'c1')

    const { address: account } = wallet
    expect(await tokenOf(site, learner)).toEqual({ state: 'waiting-for-list', account, signed: null })
    expect(await tokenOf(site, await createTestLearner(site.db))).toEqual({ state: 'no-certificate' })
  })
})

it('the address of the contract is told with its checksum, and the chain with its usual name', async () => {
  const site = await createTokenSite(anvil)
  const { learner } = await addClaimant(site, 'c1')
  const settings = { ...site.settings, contract: site.contract.toLowerCase() }

  const { chain, isShown } = await getToken({ ...site, settings }, learner.id)

  expect(chain).toEqual({
    chainId: 31337,
    name: 'Local chain',
    contract: site.contract,
    explorerUrl: null,
    publicRpcUrl: null,
    sendsClaims: false,
  })
  expect(isShown).toBe(false)
})
