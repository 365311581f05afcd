import { describe, expect, it } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addListedLearner, testOperator } from '#workshop/testing/app/desk-learners.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import {
  countAccountsCreated,
  findEndOfStretch,
  selectAccountsByEmail,
  selectAccountsInOrder,
  selectAccountsWithin,
} from './learner.store.ts'
import {
  countAccounts,
  listAccounts,
  listAccountsByEmail,
  listAccountsById,
  lookupLearner,
  placeIn,
  searchAccountsByEmail,
} from './list-accounts.ts'

const idsOf = (accounts: readonly { id: string }[]) => accounts.map(({ id }) => id)

it('lists accounts page by page, the latest first, and none twice or never where many came at once', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'oldest' })
  deps.clock.advance(1)
  for (const id of ['a', 'b', 'c', 'd']) await addListedLearner(deps, { id })
  const seen: string[] = []
  for (let after: { at: number; id: string } | undefined; ; ) {
    const page = await listAccounts(deps.db, { after, limit: 2 })
    seen.push(...idsOf(page))
    const last = page.at(-1)
    if (!last) break
    after = placeIn('latest', last)
  }
  expect(seen).toEqual(['d', 'c', 'b', 'a', 'oldest'])
})

it('lists them by their last activity too: a login, a session that went on, or else the registration', async () => {
  const { db } = await createTestDeps()
  const times = {
    never: { created_at: 40, last_login_at: null, last_refresh_at: null },
    loggedIn: { created_at: 10, last_login_at: 60, last_refresh_at: 20 },
    wentOn: { created_at: 10, last_login_at: 20, last_refresh_at: 50 },
    imported: { created_at: 10, last_login_at: null, last_refresh_at: 30 },
  }
  const rows = Object.entries(times).map(([id, at]) => ({
    id,
    email: `${id}@example.org`,
    email_verified: 0 as const,
    disabled: 0 as const,
    valid_since: 0,
    ...at,
  }))
  await db.insertInto('accounts').values(rows).execute()

  const [first, ...others] = await listAccounts(db, { order: 'activity', limit: 9 })

  expect(first).toMatchObject({ id: 'loggedIn', lastActiveAt: 60 })
  expect(idsOf(others)).toEqual(['wentOn', 'never', 'imported'])
  const after = placeIn('activity', first ?? expect.unreachable())
  expect(await listAccounts(db, { order: 'activity', after, limit: 9 })).toEqual(others)
})

it('finds by the beginning of an e-mail, whatever the case, in the order of bytes, and goes on after one', async () => {
  const deps = await createTestDeps()
  for (const id of ['ada', 'ada-b', 'adab', 'ad', 'bda']) await addListedLearner(deps, { id })
  const first = await listAccountsByEmail(deps.db, { prefix: 'ADA', limit: 2 })
  expect(idsOf(first)).toEqual(['ada-b', 'ada'])
  const after = first.at(-1)?.email ?? ''
  expect(idsOf(await listAccountsByEmail(deps.db, { prefix: 'ADA', after, limit: 2 }))).toEqual(['adab'])
})

it.each(['%', '_', 'a%', "'", '\\'])('takes %j for what it is', async (prefix) => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'ada' })
  expect(await listAccountsByEmail(deps.db, { prefix, limit: 5 })).toEqual([])
})

it('finds by ids, in their order, and says nothing of those that are not there', async () => {
  const deps = await createTestDeps()
  for (const id of ['a', 'b']) await addListedLearner(deps, { id })
  expect(idsOf(await listAccountsById(deps.db, ['b', 'unknown', 'a']))).toEqual(['b', 'a'])
  expect(await listAccountsById(deps.db, [])).toEqual([])
})

it('reads a range of an index, never all accounts, and sorts nothing (SX.36)', async () => {
  const { db } = await createTestDeps()
  const place = { at: 5, id: 'a' }
  for (const [order, index] of [
    ['latest', 'accounts_by_creation'],
    ['activity', 'accounts_by_activity'],
  ] as const)
    for (const query of [
      (on: Db) => selectAccountsInOrder(on, order, undefined, 50),
      (on: Db) => selectAccountsInOrder(on, order, place, 50),
    ])
      expect(await planOf(db, query)).toMatch(
        new RegExp(`using (covering )?index ${index}|Index.* using ${index}`, 'i'),
      )
  for (const query of [
    (on: Db) => selectAccountsByEmail(on, 'ada', undefined, 50),
    (on: Db) => selectAccountsByEmail(on, 'ada', 'adaa', 50),
  ])
    expect(await planOf(db, query)).toMatch(
      /USING INDEX sqlite_autoindex_accounts_2 \(email>\?( AND email<\?)\)|accounts_email_key[\s\S]*Index Cond: \(\(email >=? .* AND \(email <= /,
    )
  for (const query of [
    (on: Db) => selectAccountsInOrder(on, 'latest', place, 50),
    (on: Db) => selectAccountsInOrder(on, 'activity', place, 50),
    (on: Db) => selectAccountsByEmail(on, 'ada', 'adaa', 50),
  ])
    expect(await planOf(db, query)).not.toMatch(/SCAN accounts|Seq Scan|TEMP B-TREE|Sort/)
})

it('looks for a part of an e-mail through a stretch of the index alone', async () => {
  const { db } = await createTestDeps()
  const stretch = { after: 'a', upTo: 'b' }
  const index = /sqlite_autoindex_accounts_2 \(email>\?|accounts_email_key/
  for (const query of [
    (on: Db) => findEndOfStretch(on, 'a', 9),
    (on: Db) => selectAccountsWithin(on, 'x', stretch, 9),
  ]) {
    expect(await planOf(db, query)).toMatch(index)
    expect(await planOf(db, query)).not.toMatch(/SCAN accounts|Seq Scan|TEMP B-TREE|Sort/)
  }
})

it('finds a part of an e-mail stretch by stretch, whatever their size, and none twice', async () => {
  const deps = await createTestDeps()
  for (const id of ['ada', 'bda', 'cda', 'x', 'yda']) await addListedLearner(deps, { id })
  for (const size of [1, 2, 3, 100]) {
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const found: Awaited<ReturnType<typeof searchAccountsByEmail>> = await searchAccountsByEmail(deps.db, {
        text: 'DA@',
        after,
        size,
        limit: 2,
      })
      seen.push(...idsOf(found.accounts))
      after = found.next
    }
    expect(seen).toEqual(['ada', 'bda', 'cda', 'yda'])
  }
})

describe('counting accounts', () => {
  it('counts who came before the first time, and from each time on to just before the next', async () => {
    const deps = await createTestDeps()
    const start = deps.clock()
    for (const id of ['a', 'b', 'c', 'd']) {
      await addListedLearner(deps, { id })
      deps.clock.advance(10)
    }
    expect(await countAccounts(deps.db, [start + 10, start + 30, start + 40])).toEqual({
      before: 1,
      between: [2, 1],
    })
  })

  it('reads nothing but a range of the index', async () => {
    const { db } = await createTestDeps()
    expect(await planOf(db, (on: Db) => countAccountsCreated(on, 1, 2))).toMatch(
      /USING COVERING INDEX accounts_by_creation \(created_at>\? AND created_at<\?\)|Index Only Scan using accounts_by_creation/,
    )
  })
})

describe('looking a learner up', () => {
  it('gives an operator the learner with an id, and nothing for an unknown id', async () => {
    const deps = await createTestDeps()
    const id = await addListedLearner(deps, { id: 'ada' })
    expect(await lookupLearner(deps.db, testOperator, 'ada')).toBe(id)
    expect(await lookupLearner(deps.db, testOperator, 'eve')).toBeUndefined()
  })
})
