import { type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multicallAddress, tokenAbi, tokenStatuses } from '#wagons/token/contract/token-abi.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { addMulticall } from '#wagons/token/testing/chain/multicall.ts'
import { createDeskSite, type DeskSite } from '#wagons/token/testing/desk-site.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { getRootTransaction } from './get-transactions.ts'
import { listSignedClaims } from './list-signed-claims.ts'
import { batchTransaction, revokeTransaction } from './transactions.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** So many learners have signed what the chain takes. */
async function prepare(count: number) {
  const site = await createDeskSite(anvil)
  const learners = []
  for (let number = 0; number < count; number++) learners.push(await site.addLearner(`learner-${number}`))
  await site.makeList()
  await site.send(expectDone(await getRootTransaction(site.parts)).transaction)
  for (const learner of learners) {
    site.deps.clock.advance(1)
    await site.sign(learner)
  }
  return { ...site, learners }
}

const list = async ({ parts }: DeskSite) => expectDone(await listSignedClaims(parts, undefined))

const statusesOf = ({ chain, contract }: DeskSite, claimIds: readonly string[]) =>
  Promise.all(
    claimIds.map(async (claimId) => {
      const call = { address: contract, abi: parseAbi(tokenAbi), functionName: 'statusOf' } as const
      return tokenStatuses[await chain.readContract({ ...call, args: [claimId as Hex] })]
    }),
  )

async function claimIdsOf({ deps }: DeskSite): Promise<string[]> {
  const rows = await deps.db.selectFrom('signed_claims').select('claim_id').orderBy('signed_at').execute()
  return rows.map(({ claim_id }) => claim_id)
}

it('one by one where the chain has no contract for batches', async () => {
  const site = await prepare(2)
  await site.chain.setCode({ address: multicallAddress, bytecode: '0x' })

  expect(await list(site)).toMatchObject({ claims: [{}, {}], batch: null })
})

it('fifty claims go in one confirmation, though one was sent before by another and one was revoked', async () => {
  const site = await prepare(50)
  await addMulticall(site.chain)
  const { claims, batch } = await list(site)
  const ids = await claimIdsOf(site)
  expect(claims).toHaveLength(50)
  if (!batch) throw new Error('there is no batch')
  expect(batch.accountIds).toEqual(site.learners.map(({ id }) => id))
  // A friend with a link is faster, and an operator revokes, before the batch is in a block.
  const [first] = claims
  if (first) await site.send(first.transaction, payer.address)
  await site.send(await revokeTransaction(site.parts.settings, ids[1] ?? ''), owner.address)

  const call = { from: payer.address, to: multicallAddress, data: batch.transaction.data as Hex } as const
  const hash = await site.chain.sendTransaction({ account: call.from, to: call.to, data: call.data })
  const { status, gasUsed } = await site.chain.waitForTransactionReceipt({ hash })

  expect(status).toBe('success')
  const statuses = await statusesOf(site, ids)
  expect(statuses[1]).toBe('revoked')
  expect(statuses.filter((one) => one === 'held')).toHaveLength(49)
  expect(Number(gasUsed) / 48).toBeLessThan(77_000)
  expect(await list(site)).toMatchObject({ claims: [], batch: null })
})

it('a contract wallet is in no batch: it could agree in every trial, and then burn what the others need', async () => {
  const site = await prepare(3)
  await addMulticall(site.chain)
  const [contractWallet, ...others] = site.learners
  // Agrees to everything, by another signature than a key's.
  await site.deps.db
    .updateTable('signed_claims')
    .set({ signature: `0x${'ab'.repeat(70)}` })
    .where('account_id', '=', contractWallet?.id ?? '')
    .execute()
  const address = contractWallet?.wallet.address as Hex
  await site.chain.setCode({ address, bytecode: '0x631626ba7e60e01b60005260206000f3' })

  const { claims, batch } = await list(site)

  expect(claims).toHaveLength(3)
  expect(batch?.accountIds).toEqual(others.map(({ id }) => id))
})

it('an ordinary account with code of others is in the batch: its key signed (EIP-7702)', async () => {
  const site = await prepare(2)
  await addMulticall(site.chain)
  const address = site.learners[0]?.wallet.address as Hex
  await site.chain.setCode({ address, bytecode: `0xef0100${site.contract.slice(2)}` as Hex })

  expect((await list(site)).batch?.accountIds).toHaveLength(2)
})

it('such a wallet in a batch would spoil it: the others would not get their tokens', async () => {
  const site = await prepare(3)
  await addMulticall(site.chain)
  const { claims } = await list(site)
  const address = site.learners[0]?.wallet.address as Hex
  await site.deps.db
    .updateTable('signed_claims')
    .set({ signature: `0x${'ab'.repeat(70)}` })
    .where('address', '=', address)
    .execute()
  // With more than 400,000 gas it runs until none is left; with less, as in a trial, it agrees.
  const agrees = '631626ba7e60e01b60005260206000f3'
  await site.chain.setCode({ address, bytecode: burnsBeyond(400_000, agrees) })
  const all = (await list(site)).claims
  expect(all).toHaveLength(claims.length)

  const { data } = await batchTransaction(all.map(({ transaction }) => transaction))
  const sent = { account: payer.address, to: multicallAddress, data: data as Hex, gas: 1_000_000n } as const
  const hash = await site.chain.sendTransaction(sent)
  await site.chain.waitForTransactionReceipt({ hash })

  expect(await statusesOf(site, await claimIdsOf(site))).not.toContain('held')
})

/** Code that does `then` with so much gas or less, and with more runs in a circle until none is left. */
function burnsBeyond(gas: number, then: string): Hex {
  const end = (9 + then.length / 2).toString(16)
  return `0x62${gas.toString(16).padStart(6, '0')}5a1160${end}57${then}5b60${end}56`
}
