import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { abi, payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { createDeskSite, type DeskSite } from '#wagons/token/testing/desk-site.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { getRootTransaction } from './get-transactions.ts'
import { listSignedClaims } from './list-signed-claims.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** Three learners on the list that the chain has; the first two have signed. */
async function prepare() {
  const site = await createDeskSite(anvil)
  const [ada, ben, eve] = [
    await site.addLearner('ada'),
    await site.addLearner('ben'),
    await site.addLearner('eve'),
  ]
  await publish(site)
  await site.sign(ada)
  site.deps.clock.advance(1000)
  await site.sign(ben)
  return { ...site, ada, ben, eve }
}

async function publish({ makeList, send, parts }: DeskSite) {
  await makeList()
  await send(expectDone(await getRootTransaction(parts)).transaction)
}

const list = async ({ parts }: DeskSite) => expectDone(await listSignedClaims(parts, undefined)).claims

it('no matter who sends them, the tokens come to those who signed, and the claims are gone from the list', async () => {
  const site = await prepare()
  const claims = await list(site)
  expect(claims.map(({ address }) => address)).toEqual([site.ada.wallet.address, site.ben.wallet.address])

  for (const { transaction } of claims) await site.send(transaction, payer.address)

  for (const { wallet } of [site.ada, site.ben])
    expect(
      await site.chain.readContract({
        address: site.contract,
        abi,
        functionName: 'balanceOf',
        args: [wallet.address],
      }),
    ).toBe(1n)
  expect(await list(site)).toEqual([])
})

it('those of another contract, and those whose deadline is too near, are not offered', async () => {
  const site = await prepare()
  await site.sign(site.eve, 3_600)
  expect(await list(site)).toHaveLength(3)

  site.deps.clock.advance(3_400_000)
  expect((await list(site)).map(({ address }) => address)).not.toContain(site.eve.wallet.address)
  const elsewhere = await createDeskSite(anvil)
  const other = { ...site.parts, settings: elsewhere.parts.settings, chain: elsewhere.parts.chain }
  expect(expectDone(await listSignedClaims(other, undefined)).claims).toEqual([])
})

it('nothing is sent for a revoked certificate or a disabled account', async () => {
  const site = await prepare()
  await site.revoke('ada')
  await site.deps.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', site.ben.id).execute()

  expect(await list(site)).toEqual([])
})

it('a claim that the contract refuses now, or only takes for a fortune, holds no other claim up', async () => {
  const site = await prepare()
  const { address } = site.ada.wallet
  // Of a contract wallet: longer than a key's.
  await site.deps.db
    .updateTable('signed_claims')
    .set({ signature: `0x${'ab'.repeat(70)}` })
    .where('account_id', '=', site.ada.id)
    .execute()
  const agrees = '0x631626ba7e60e01b60005260206000f3'
  // Counts down from 500 000 before it agrees: 13 million gas.
  const agreesDearly = `0x6207a1205b600190038060045750${agrees.slice(2)}` as const
  const addresses = async () => (await list(site)).map((claim) => claim.address)

  await site.chain.setCode({ address, bytecode: agrees })
  expect(await addresses()).toEqual([address, site.ben.wallet.address])
  await site.chain.setCode({ address, bytecode: '0x60006000f3' })
  expect(await addresses()).toEqual([site.ben.wallet.address])
  await site.chain.setCode({ address, bytecode: agreesDearly })
  expect(await addresses()).toEqual([site.ben.wallet.address])
})

it('what was signed for an address that the account no longer has is not sent to it', async () => {
  const site = await prepare()
  const { db } = site.deps
  await db.deleteFrom('wallets').where('account_id', '=', site.ada.id).execute()
  await db
    .updateTable('wallets')
    .set({ address: payer.address })
    .where('account_id', '=', site.ben.id)
    .execute()

  expect(await list(site)).toEqual([])
})

it('a claim that the list on the chain does not have is not offered until it does', async () => {
  const site = await prepare()
  const { chain, contract, parts } = site
  await setRoot(chain, contract, `0x${'7'.repeat(64)}`)
  expect(await list(site)).toEqual([])

  await site.send(expectDone(await getRootTransaction(parts)).transaction)
  expect(await list(site)).toHaveLength(2)
})

it('pages go on where the last one ended', async () => {
  const site = await prepare()
  const signed = { ...(await site.deps.db.selectFrom('signed_claims').selectAll().executeTakeFirstOrThrow()) }
  for (let number = 0; number < 60; number++) {
    const learner = await site.addLearner(`more-${number}`)
    await site.deps.db
      .insertInto('signed_claims')
      .values({ ...signed, account_id: learner.id, claim_id: `0x${'ab'.repeat(32)}` })
      .execute()
  }
  await site.deps.db
    .updateTable('signed_claims')
    .set({ signed_at: 1 })
    .where('claim_id', 'like', '0xabab%')
    .execute()

  const first = expectDone(await listSignedClaims(site.parts, undefined))

  // Fifty that no list has are read past.
  expect(first.claims).toHaveLength(2)
  expect(first.next).toBeNull()
  expect(codeOf(await listSignedClaims(site.parts, 'x'))).toBe('invalid-input')
})

it('without a contract, or without the node, there is no list', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect(codeOf(await listSignedClaims(partsWith({ contract: '' }), undefined))).toBe('no-contract')
  expect(codeOf(await listSignedClaims(partsWith({ chainId: 5 }), undefined))).toBe('chain-away')
})
