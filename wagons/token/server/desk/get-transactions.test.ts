import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { abi, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { createDeskSite } from '#wagons/token/testing/desk-site.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { getTokenOverview } from './get-token-overview.ts'
import { getDeployTransaction, getRootTransaction } from './get-transactions.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

it('what deploys the contract gives it to the owner that was named, no matter who sends it', async () => {
  const { parts, partsWith, send, chain } = await createDeskSite(anvil)

  const { transaction } = expectDone(await getDeployTransaction(parts, owner.address))
  const address = await send(transaction, payer.address)

  if (!address) throw new Error('nothing was deployed')
  expect(await chain.readContract({ address, abi, functionName: 'owner' })).toBe(owner.address)
  expect(await chain.readContract({ address, abi, functionName: 'metadataUrl' })).toBe(
    'https://edutrain.example/token/metadata.json',
  )
  expect((await getTokenOverview(partsWith({ contract: address }))).onChain).toMatchObject({
    isOurCode: true,
  })
})

it.each([
  ['a typo', owner.address.replace('f39F', 'f39f')],
  ['the zero address', `0x${'0'.repeat(40)}`],
  ['no address', '0x1'],
])('an owner is refused: %s', async (_, wrong) => {
  const { parts } = await createDeskSite(anvil)

  const refused = await getDeployTransaction(parts, wrong)

  expect(refused).toMatchObject({ code: 'invalid-input', field: 'owner' })
})

it('an owner in small letters is the same one', async () => {
  const { parts } = await createDeskSite(anvil)

  expect(await getDeployTransaction(parts, owner.address.toLowerCase())).toEqual(
    await getDeployTransaction(parts, owner.address),
  )
})

it('without a chain nothing can be deployed, and without a contract or a list no root be set', async () => {
  const { parts, partsWith } = await createDeskSite(anvil)

  expect(codeOf(await getDeployTransaction(partsWith({ chainId: 0 }), owner.address))).toBe('no-chain')
  expect(codeOf(await getRootTransaction(partsWith({ contract: '' })))).toBe('no-contract')
  expect(codeOf(await getRootTransaction(parts))).toBe('no-list')
})

it('the root is that of the latest list, and never of one that names learners by hashes of certificates', async () => {
  const { parts, deps, addLearner, makeList, send, chain, contract } = await createDeskSite(anvil)
  await addLearner('ada')
  const first = await makeList()
  await addLearner('ben')
  await makeList()
  await deps.db
    .updateTable('reward_lists')
    .set({ claimed_by: 'certificate-hash' })
    .where('root', '!=', first)
    .execute()

  const { transaction, list } = expectDone(await getRootTransaction(parts))
  await send(transaction)

  expect(list).toMatchObject({ root: first, entries: 1 })
  expect(await chain.readContract({ address: contract, abi, functionName: 'root' })).toBe(first)
})
