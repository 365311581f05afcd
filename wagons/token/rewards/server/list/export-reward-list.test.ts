import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { collectRows } from '#workshop/testing/app/collect-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createRewardList } from './create-reward-list.ts'
import { exportAirdrop, exportTree } from './export-reward-list.ts'

async function prepare() {
  const deps = await createTestDeps()
  for (const digit of ['3', '1', '2'])
    await addTestClaim(deps.db, { id: `-c${digit}`, verified: testAddress(digit) })
  let count = 0
  const { list } = expectDone(await createRewardList(deps, testOperator, () => claimId(String(++count))))
  return { deps, list }
}

const claimId = (digit: string) => `0x${digit.repeat(64)}`
const values = ['1', '2', '3'].map((digit) => [testAddress(digit), claimId(digit)] as const)

it('writes a line for each token, in the order of the addresses', async () => {
  const { deps, list } = await prepare()

  const rows = await collectRows(expectDone(await exportAirdrop(deps, testOperator, list.id)))

  expect(rows).toEqual(values.map(([address, claim]) => ({ address, claim })))
})

it('writes the tree as the library does, byte for byte, which reads it', async () => {
  const { deps, list } = await prepare()

  const dump = expectDone(await exportTree(deps, testOperator, list.id))

  const tree = StandardMerkleTree.of(
    values.map((value) => [...value]),
    ['address', 'bytes32'],
  )
  expect(JSON.stringify(dump)).toBe(JSON.stringify(tree.dump()))
  const loaded = StandardMerkleTree.load(dump)
  loaded.validate()
  expect(loaded.root).toBe(list.root)
})

it('is written down, and refuses a list that there is not', async () => {
  const { deps, list } = await prepare()
  await exportAirdrop(deps, testOperator, list.id)

  expect(codeOf(await exportAirdrop(deps, testOperator, 'none'))).toBe('unknown-list')
  expect(codeOf(await exportTree(deps, testOperator, 'none'))).toBe('unknown-list')

  const { events } = await listAuditEvents(deps.db)
  const exported = events.filter(({ type }) => type === 'list-exported')
  expect(exported).toMatchObject([{ by: testOperator.email, subject: list.id, detail: 'airdrop' }])
})
