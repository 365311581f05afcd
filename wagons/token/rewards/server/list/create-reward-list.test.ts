import { keccak256, sha256, stringToBytes } from 'viem'
import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import type { Db } from '#platform/server/db/database.ts'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createRewardList } from './create-reward-list.ts'
import { exportTree } from './export-reward-list.ts'
import { selectRewardLists as listRewardLists } from './reward-list.store.ts'

const claims = [
  { id: '-first', verified: testAddress('3') },
  { id: 'Second', typed: testAddress('12') },
  { id: 'third', typed: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { id: '_fourth', verified: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
  { id: 'fifth', typed: testAddress('12') },
  { id: 'sixth' },
]

/** The root of those claims with the claim ids 1, 2 and so on, on every engine and machine. */
const rootOfClaims = '0x390e9641eead34c25b2c9d5b52ca8991700bc6c6db70132096398977e7001dca'

function countedClaimIds(): () => string {
  let count = 0
  return () => `0x${String(++count).padStart(64, '0')}`
}

async function makeFrom(order: readonly (typeof claims)[number][]) {
  const deps = await createTestDeps()
  for (const claim of order) await addTestClaim(deps.db, claim)
  const { list } = expectDone(await createRewardList(deps, testOperator, countedClaimIds()))
  const tree = expectDone(await exportTree(deps, testOperator, list.id))
  return { list, bytes: JSON.stringify(tree) }
}

it('the same people make the same list byte for byte, in whatever order they came and on either engine (SX.33)', async () => {
  const one = await makeFrom(claims)
  const other = await makeFrom(claims.toReversed())

  expect(other.bytes).toBe(one.bytes)
  expect(one.list.root).toBe(rootOfClaims)
})

it('says how many are on it, and how many are not and why', async () => {
  const { list } = await makeFrom(claims)

  expect(list).toMatchObject({
    entries: 4,
    madeBy: testOperator.email,
    leftOut: { 'no-address': 1, 'address-of-another': 1, 'wrong-address': 0, 'certificate-revoked': 0 },
  })
})

const events = async (db: Db) =>
  (await listAuditEvents(db)).events.filter(({ type }) => type === 'reward-list-made')
const two = async (deps: TestDeps) => {
  await addTestClaim(deps.db, { id: 'a', verified: testAddress('1') })
  await addTestClaim(deps.db, { id: 'b', verified: testAddress('2') })
}

it('is kept as it was when things change, and each making is written down', async () => {
  const deps = await createTestDeps()
  await two(deps)
  const { list: first } = expectDone(await createRewardList(deps, testOperator))
  deps.clock.advance(1000)
  await deps.db.deleteFrom('accounts').where('email', '=', 'a@example.org').execute()

  const { list: second, isNew } = expectDone(await createRewardList(deps, testOperator))

  expect(isNew).toBe(true)
  expect(second.entries).toBe(1)
  expect((await listRewardLists(deps.db)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(expectDone(await exportTree(deps, testOperator, first.id)).values).toHaveLength(2)
  expect((await events(deps.db)).map(({ subject }) => subject)).toEqual([second.id, first.id])
})

it('is not kept twice when nothing has changed', async () => {
  const deps = await createTestDeps()
  await two(deps)
  const { list: first } = expectDone(await createRewardList(deps, testOperator))
  deps.clock.advance(1000)

  const again = expectDone(await createRewardList(deps, testOperator))

  expect(again).toEqual({ list: first, isNew: false })
  expect(await listRewardLists(deps.db)).toEqual([first])
  expect(await events(deps.db)).toHaveLength(2)
})

it('two operators who make one at the same time get the same', async () => {
  const deps = await createTestDeps()
  await two(deps)

  const made = await Promise.all([
    createRewardList(deps, testOperator),
    createRewardList(deps, { ...testOperator, email: 'two@example.org' }),
  ])

  const roots = new Set(made.map((one) => expectDone(one).list.root))
  expect(roots.size).toBe(1)
  for (const one of made) {
    const tree = expectDone(await exportTree(deps, testOperator, expectDone(one).list.id))
    expect(tree.values).toHaveLength(2)
    expect(tree.tree).toHaveLength(3)
  }
})

it('without an entry is none, and nothing is written', async () => {
  const deps = await createTestDeps()
  await addTestClaim(deps.db, { id: 'a' })

  expect(codeOf(await createRewardList(deps, testOperator))).toBe('nobody-entitled')
  expect(await listRewardLists(deps.db)).toEqual([])
  expect(await events(deps.db)).toEqual([])
})

it('one that was never finished does not count, and is swept away by a later one', async () => {
  const deps = await createTestDeps()
  await two(deps)
  const begun = {
    id: 'begun',
    made_at: deps.clock(),
    made_by: testOperator.email,
    root: '0x',
    entries: 1,
    left_out: '{}',
  }
  await deps.db
    .insertInto('reward_lists')
    .values({ ...begun, claimed_by: 'claim-id', complete: 0 })
    .execute()
  expect(await listRewardLists(deps.db)).toEqual([])
  expect(codeOf(await exportTree(deps, testOperator, 'begun'))).toBe('unknown-list')
  deps.clock.advance(3_600_001)

  await createRewardList(deps, testOperator)

  const ids = await deps.db.selectFrom('reward_lists').select('id').execute()
  expect(ids.map(({ id }) => id)).not.toContain('begun')
})

it('names a learner by what no certificate leads to: neither its id nor a hash of it', async () => {
  const deps = await createTestDeps()
  await addTestClaim(deps.db, { id: 'FWR3UVE', verified: testAddress('1') })
  const { list } = expectDone(await createRewardList(deps, testOperator))

  const { values } = expectDone(await exportTree(deps, testOperator, list.id))

  const claim = values[0]?.value[1] ?? ''
  expect(claim).toMatch(/^0x[0-9a-f]{64}$/)
  const id = stringToBytes('FWR3UVE')
  expect([keccak256(id), keccak256(keccak256(id)), sha256(id), sha256(keccak256(id))]).not.toContain(claim)
  expect(list.claimedBy).toBe('claim-id')
})

it('names a learner alike in every list, also after the certificate was issued anew', async () => {
  const deps = await createTestDeps()
  const learner = await addTestClaim(deps.db, { id: 'a', verified: testAddress('1') })
  const { list: first } = expectDone(await createRewardList(deps, testOperator))
  deps.clock.advance(1000)
  await deps.db.deleteFrom('certificates').where('id', '=', 'a').execute()
  await addTestCertificate(deps.db, learner.id, { id: 'renewed' })
  await addTestClaim(deps.db, { id: 'c', verified: testAddress('3') })

  const { list: second } = expectDone(await createRewardList(deps, testOperator))

  const namesOf = async (list: string) =>
    new Map(expectDone(await exportTree(deps, testOperator, list)).values.map(({ value }) => value))
  expect(second.id).not.toBe(first.id)
  expect((await namesOf(second.id)).get(testAddress('1'))).toBe(
    (await namesOf(first.id)).get(testAddress('1')),
  )
})
