import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseTraces } from '#app/server/account-changes.ts'
import { findClaimToRevoke } from '#wagons/token/commands/claim-to-revoke.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { createDeskSite, type DeskSite } from '#wagons/token/testing/desk-site.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { getRootTransaction } from './get-transactions.ts'
import { listSignedClaims } from './list-signed-claims.ts'
import { listTokenRevocations } from './list-token-revocations.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** Ada has her token, Ben could claim his. */
async function prepare() {
  const site = await createDeskSite(anvil)
  const ada = await site.addLearner('ada')
  const ben = await site.addLearner('ben')
  await site.makeList()
  await site.send(expectDone(await getRootTransaction(site.parts)).transaction)
  await site.sign(ada)
  for (const { transaction } of expectDone(await listSignedClaims(site.parts, undefined)).claims)
    await site.send(transaction, payer.address)
  return { ...site, ada, ben }
}

const list = async ({ parts }: DeskSite) =>
  expectDone(await listTokenRevocations(parts, undefined)).revocations

it('a revoked certificate leaves a token, or a claim, to revoke until the chain has it as revoked', async () => {
  const site = await prepare()
  expect(await list(site)).toEqual([])
  await site.revoke('ada')
  await site.revoke('ben')

  const revocations = await list(site)

  expect(revocations).toMatchObject([
    { accountId: site.ada.id, certificateId: 'ada', status: 'held' },
    { accountId: site.ben.id, certificateId: 'ben', status: 'unclaimed' },
  ])
  for (const { transaction } of revocations) await site.send(transaction)
  expect(await list(site)).toEqual([])
})

it('of a deleted account the bare claim id is left to revoke, and nothing of a valid certificate', async () => {
  const site = await prepare()
  const { db } = site.deps
  await site.revoke('ada')
  await site.revoke('ben')
  const eve = await site.addLearner('eve')
  await site.makeList()
  const [first] = await list(site)
  for (const { id, email } of [site.ada, eve]) {
    await eraseTraces(db, { uid: id, email, emailVerified: true })
    await db.deleteFrom('accounts').where('id', '=', id).execute()
  }

  const revocations = await list(site)

  expect(revocations).toEqual([
    { ...first, accountId: null, certificateId: null, name: null },
    expect.objectContaining({ certificateId: 'ben' }),
  ])
  expect(await findClaimToRevoke(db, revocations[0]?.claimId ?? '')).toEqual({ claimId: first?.claimId })
  for (const { transaction } of revocations) await site.send(transaction)
  expect(await list(site)).toEqual([])
})

it('a claim id that no list has is not the command’s to revoke', async () => {
  const { deps } = await createDeskSite(anvil)

  await expect(findClaimToRevoke(deps.db, `0x${'1'.repeat(64)}`)).rejects.toThrow('No list of this site')
})

it('a claim that neither the list on the chain nor the latest has needs no revocation, a token does', async () => {
  const site = await prepare()
  await site.revoke('ada')
  await site.revoke('ben')
  await site.addLearner('eve')
  await site.makeList()
  expect(await list(site)).toHaveLength(2)

  await site.send(expectDone(await getRootTransaction(site.parts)).transaction)

  expect(await list(site)).toMatchObject([{ certificateId: 'ada' }])
})

it('a claim of the latest list can be revoked before the chain has that list', async () => {
  const site = await prepare()
  await site.addLearner('eve')
  await site.makeList()
  await site.revoke('eve')

  expect(await list(site)).toMatchObject([{ certificateId: 'eve', status: 'unclaimed' }])
})

it('of a root that is no list of this site every revoked claim counts', async () => {
  const site = await prepare()
  await site.addLearner('eve')
  await site.makeList()
  await site.revoke('eve')
  await site.addLearner('fay')
  await site.makeList()
  await setRoot(site.chain, site.contract, `0x${'7'.repeat(64)}`)

  expect(await list(site)).toMatchObject([{ certificateId: 'eve' }])
})

it('a learner with a new certificate keeps the token', async () => {
  const site = await prepare()
  await site.revoke('ada')
  await site.deps.db.updateTable('certificates').set({ revoked_at: null }).where('id', '=', 'ada').execute()

  expect(await list(site)).toEqual([])
})

it('those who were never on a list are read past', async () => {
  const site = await prepare()
  for (let number = 0; number < 55; number++) {
    await site.addLearner(`never-${number}`)
    await site.deps.db
      .updateTable('certificates')
      .set({ revoked_at: number, revoke_reason: '' })
      .where('id', '=', `never-${number}`)
      .execute()
  }
  await site.revoke('ada')

  expect(await list(site)).toMatchObject([{ certificateId: 'ada' }])
})

it('without a contract, or without the node, there is no list', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect(codeOf(await listTokenRevocations(partsWith({ contract: '' }), undefined))).toBe('no-contract')
  expect(codeOf(await listTokenRevocations(partsWith({ chainId: 5 }), undefined))).toBe('chain-away')
})
