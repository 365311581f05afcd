import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { createDeskSite } from '#wagons/token/testing/desk-site.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { countTokenWork } from './count-token-work.ts'
import { getRootTransaction } from './get-transactions.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

it('a list that is not on the chain waits, and then the claims that learners have signed', async () => {
  const site = await createDeskSite(anvil)
  const [ada] = [await site.addLearner('ada'), await site.addLearner('ben')]
  expect(await countTokenWork(site.parts)).toEqual({ claims: 0, unpublished: 0 })
  await site.makeList()
  expect(await countTokenWork(site.parts)).toEqual({ claims: 0, unpublished: 2 })

  await site.send(expectDone(await getRootTransaction(site.parts)).transaction)
  site.deps.clock.advance(61_000)
  await site.sign(ada)

  expect(await countTokenWork(site.parts)).toEqual({ claims: 1, unpublished: 0 })
})

it('without a token nothing is counted, and while the chain is away it is not known', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect(await countTokenWork(partsWith({ contract: '' }))).toBeNull()
  expect(await countTokenWork(partsWith({ chainId: 5 }))).toEqual({ claims: null, unpublished: null })
})
