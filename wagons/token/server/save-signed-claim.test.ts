import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { createTestWallet, type TestWallet } from '#wagons/token/testing/chain/wallet.ts'
import {
  addClaimant,
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
import { putWallet } from '#wagons/token/wallets/server/wallet.store.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { getToken } from './get-token.ts'
import { saveSignedClaim } from './save-signed-claim.ts'
import { findSignedClaim } from './signed-claim.store.ts'
import { exportSignedClaim, removeClaimForOthers, removeSignedClaim } from './token.facade.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const day = 24 * 3600

/** Its learner is on the list that the chain has. */
async function createListed(): Promise<ClaimSite> {
  const site = await createClaimSite(anvil)
  await putOnChain(site, await makeList(site))
  return site
}

interface Changes {
  readonly by?: TestWallet
  readonly contract?: Hex
  readonly account?: Hex
}

/** Signs what a wallet is shown, with `changes` to it. */
async function sign(
  listed: ClaimSite,
  deadline: number,
  { by = listed.wallet, contract = listed.contract, account = listed.wallet.address }: Changes = {},
): Promise<{ deadline: number; signature: Hex }> {
  const claimId = await claimIdOf(listed)
  return {
    deadline,
    signature: await signClaim(by, { chainId: anvil.chainId, contract, account, claimId, deadline }),
  }
}

async function claimOf(listed: ClaimSite) {
  const { token } = await getToken(listed, listed.learner.id)
  if (token.state !== 'claimable') throw new Error(`the token is ${token.state}`)
  return token
}

describe('a signed claim', () => {
  it('is kept, shown to the learner, and what is kept makes a token that another wallet pays for', async () => {
    const listed = await createListed()
    const deadline = inDays(listed, 30)
    const signedAt = listed.clock()

    const saved = await saveSignedClaim(listed, listed.learner.id, await sign(listed, deadline))

    expect(saved).toMatchObject({ signed: { deadline, signedAt } })
    const { claim, signed } = await claimOf(listed)
    expect(signed).toMatchObject({ deadline, signedAt })
    const kept = await findSignedClaim(listed.db, listed.learner.id)
    const { account, claimId, proof } = claim
    await send(listed, payer, 'claimFor', [account, claimId, proof, BigInt(deadline), kept?.signature])
    soon(listed)
    const { token } = await getToken(listed, listed.learner.id)
    expect(token).toMatchObject({ state: 'claimed', holder: listed.wallet.address })
  })

  it('with v as 0 or 1, or the higher s, is kept as the contract takes it', async () => {
    const listed = await createListed()
    const { deadline, signature } = await sign(listed, inDays(listed, 1))
    const [r, s, v] = [signature.slice(0, 66), BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130)]
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const higher = (order - s).toString(16).padStart(64, '0')

    for (const spoken of [
      `${signature.slice(0, -2)}${v === '1b' ? '00' : '01'}`,
      `${r}${higher}${v === '1b' ? '1c' : '1b'}`,
    ]) {
      const handedIn = { deadline, signature: spoken }
      expect(await saveSignedClaim(listed, listed.learner.id, handedIn)).toHaveProperty('signed')
      expect((await findSignedClaim(listed.db, listed.learner.id))?.signature).toBe(signature)
      await removeSignedClaim(listed.db, listed.learner.id)
    }
  })

  it('handed in again changes nothing, and another one replaces it', async () => {
    const listed = await createListed()
    const first = await sign(listed, inDays(listed, 1))
    const signedAt = listed.clock()
    await saveSignedClaim(listed, listed.learner.id, first)
    listed.clock.advance(1000)

    expect(await saveSignedClaim(listed, listed.learner.id, first)).toMatchObject({ signed: { signedAt } })
    const later = await sign(listed, inDays(listed, 2))
    await saveSignedClaim(listed, listed.learner.id, later)

    const kept = await exportSignedClaim(listed.db, listed.learner.id)
    expect(kept).toMatchObject({ ...later, signedAt: signedAt + 1000, address: listed.wallet.address })
  })

  it('is refused when another key signed it, or for another address, contract or deadline', async () => {
    const listed = await createListed()
    const stranger = createTestWallet()
    const deadline = inDays(listed, 1)
    const good = await sign(listed, deadline)

    for (const handedIn of [
      await sign(listed, deadline, { by: stranger }),
      await sign(listed, deadline, { by: stranger, account: stranger.address }),
      await sign(listed, deadline, { contract: stranger.address }),
      { ...good, deadline: deadline + 1 },
      { ...good, signature: '0x00' },
      { ...good, signature: `${good.signature}00` },
    ])
      expect(await saveSignedClaim(listed, listed.learner.id, handedIn)).toMatchObject({
        code: 'wrong-signature',
      })
    expect(await findSignedClaim(listed.db, listed.learner.id)).toBeUndefined()
  })

  it('has a deadline from an hour to 90 days ahead', async () => {
    const listed = await createListed()
    const now = listed.clock() / 1000
    const handIn = async (deadline: number) =>
      saveSignedClaim(listed, listed.learner.id, await sign(listed, deadline))

    for (const deadline of [0, Math.floor(now) + 3599, Math.ceil(now) + 90 * day + 1])
      expect(await handIn(deadline)).toMatchObject({ code: 'deadline-refused', field: 'deadline' })
    for (const deadline of [Math.ceil(now) + 3600, Math.floor(now) + 90 * day])
      expect(await handIn(deadline)).toHaveProperty('signed')
  })

  it('is refused while there is nothing to claim', async () => {
    const listed = await createListed()
    const handedIn = await sign(listed, inDays(listed, 1))
    const { claim } = await claimOf(listed)
    await send(listed, listed.wallet.address, 'claim', [claim.claimId, claim.proof])
    soon(listed)
    const other = await addClaimant(listed, 'c2')

    for (const { learner } of [listed, other])
      expect(await saveSignedClaim(listed, learner.id, handedIn)).toMatchObject({ code: 'not-claimable' })
  })

  it('is not shown for another address or another contract', async () => {
    const listed = await createListed()
    await saveSignedClaim(listed, listed.learner.id, await sign(listed, inDays(listed, 30)))
    expect((await claimOf(listed)).signed).not.toBeNull()

    const settings = { ...listed.settings, contract: `0x${'1'.repeat(40)}` }
    expect((await claimOf({ ...listed, settings })).signed).toBeNull()
    const other = createTestWallet().address
    await putWallet(listed.db, listed.learner.id, other, 0)
    await putOnChain(listed, await makeList(listed))
    expect(await claimOf(listed)).toMatchObject({ claim: { account: other }, signed: null })

    await putWallet(listed.db, listed.learner.id, listed.wallet.address, 0)
    await putOnChain(listed, await makeList(listed))
    expect((await claimOf(listed)).signed).not.toBeNull()
  })

  it('is shown as ended after its deadline, until another one replaces it', async () => {
    const listed = await createListed()
    const { learner } = listed
    const deadline = inDays(listed, 30)
    await saveSignedClaim(listed, learner.id, await sign(listed, deadline))
    expect((await claimOf(listed)).signed).toMatchObject({ deadline, hasEnded: false })

    listed.clock.advance(31 * day * 1000)

    expect((await claimOf(listed)).signed).toMatchObject({ deadline, hasEnded: true })
    await saveSignedClaim(listed, learner.id, await sign(listed, inDays(listed, 90)))
    expect((await claimOf(listed)).signed).toMatchObject({ hasEnded: false })
  })

  it('is not taken for an address that the account no longer has', async () => {
    const listed = await createListed()
    await putWallet(listed.db, listed.learner.id, createTestWallet().address, 0)

    const given = await sign(listed, inDays(listed, 30))

    expect(codeOf(await saveSignedClaim(listed, listed.learner.id, given))).toBe('not-claimable')
  })

  it('is forgotten when another address is verified, and kept with the same one', async () => {
    const listed = await createListed()
    const { db, learner, wallet } = listed
    await saveSignedClaim(listed, learner.id, await sign(listed, inDays(listed, 30)))

    await removeClaimForOthers(db, learner.id, wallet.address)
    expect(await findSignedClaim(db, learner.id)).toBeDefined()
    await removeClaimForOthers(db, learner.id, createTestWallet().address)
    expect(await findSignedClaim(db, learner.id)).toBeUndefined()
  })

  it('can be taken back', async () => {
    const listed = await createListed()
    await saveSignedClaim(listed, listed.learner.id, await sign(listed, inDays(listed, 30)))

    await removeSignedClaim(listed.db, listed.learner.id)

    expect((await claimOf(listed)).signed).toBeNull()
    expect(await exportSignedClaim(listed.db, listed.learner.id)).toBeNull()
  })

  it('may be tried thirty times in ten minutes', async () => {
    const listed = await createListed()
    const bad = { deadline: inDays(listed, 1), signature: '0x00' }
    for (let tries = 0; tries < 30; tries++)
      expect(await saveSignedClaim(listed, listed.learner.id, bad)).toMatchObject({ code: 'wrong-signature' })

    expect(await saveSignedClaim(listed, listed.learner.id, bad)).toMatchObject({ code: 'too-many-requests' })
  })
})

/** Contracts that answer every question with ERC-1271's word, and with nothing but zeros. */
const agrees = '0x631626ba7e60e01b5f5260205ff3'
const disagrees = '0x5f5f5260205ff3'

describe('a claim signed by a contract wallet', () => {
  it('is kept when the wallet agrees, and refused when it does not', async () => {
    const listed = await createListed()
    const { address } = listed.wallet
    const handedIn = { deadline: inDays(listed, 1), signature: `0x${'ab'.repeat(70)}` }

    await listed.onChain.setCode({ address, bytecode: disagrees })
    expect(await saveSignedClaim(listed, listed.learner.id, handedIn)).toMatchObject({
      code: 'wrong-signature',
    })
    await listed.onChain.setCode({ address, bytecode: agrees })
    expect(await saveSignedClaim(listed, listed.learner.id, handedIn)).toHaveProperty('signed')

    const { claim } = await claimOf(listed)
    const call = [claim.account, claim.claimId, claim.proof, BigInt(handedIn.deadline), handedIn.signature]
    await send(listed, payer, 'claimFor', call)
  })

  it('is refused when the wallet agrees with every caller but the contract', async () => {
    const listed = await createListed()
    const { address } = listed.wallet
    const handedIn = { deadline: inDays(listed, 1), signature: `0x${'ab'.repeat(70)}` }

    // isValidSignature agrees if the caller is address zero.
    await listed.onChain.setCode({ address, bytecode: '0x3315631626ba7e0260e01b60005260206000f3' })

    expect(codeOf(await saveSignedClaim(listed, listed.learner.id, handedIn))).toBe('wrong-signature')
  })

  it('is by its key where an ordinary account has code of others (EIP-7702)', async () => {
    const listed = await createListed()
    const { address } = listed.wallet
    await listed.onChain.setCode({ address, bytecode: `0xef0100${listed.contract.slice(2)}` as Hex })

    const saved = await saveSignedClaim(listed, listed.learner.id, await sign(listed, inDays(listed, 1)))

    expect(saved).toHaveProperty('signed')
  })
})

describe('while the chain is away', () => {
  it('a claim signed by a key is kept, and one that only the chain can judge is to be tried again', async () => {
    const listed = await createListed()
    const { chain } = await createTokenSite(anvil, { rpcUrl: 'http://127.0.0.1:1' })
    const away = { ...listed, chain, rpcUrl: 'http://127.0.0.1:1' }
    const deadline = inDays(listed, 1)

    const unclear = { deadline, signature: `0x${'ab'.repeat(70)}` }
    expect(await saveSignedClaim(away, listed.learner.id, unclear)).toMatchObject({ code: 'unavailable' })
    expect(await saveSignedClaim(away, listed.learner.id, await sign(listed, deadline))).toHaveProperty(
      'signed',
    )
  })
})
