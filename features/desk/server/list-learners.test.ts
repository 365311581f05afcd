import { expect, it } from 'vitest'
import type { ChosenLearners, LearnerStep } from '#features/desk/contract.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { addGuest, addListedLearner } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { createOverview } from './get-overview.ts'
import { listLearners, pageSize } from './list-learners.ts'

/** Every page of a list, one after the other. */
async function pagesOf(deps: TestDeps, search?: string, chosen: ChosenLearners = {}) {
  const pages: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const { learners, next } = expectDone(await listLearners(deps, { ...chosen, search, cursor }))
    pages.push(learners.map(({ id }) => id))
    if (next === null) return pages
    cursor = next
  }
}

it('lists all learners once, the latest first, with name and completed modules', async () => {
  const deps = await createTestDeps()
  const ids = Array.from({ length: 2 * pageSize + 1 }, (_, index) => `learner-${index + 100}`)
  for (const id of ids) {
    await addListedLearner(deps, { id })
    deps.clock.advance(1)
  }
  const ada = await addListedLearner(deps, { id: 'ada', name: 'Ada' })
  await playQuiz(deps, ada, 3)
  const pages = await pagesOf(deps)
  expect(pages.flat()).toEqual(['ada', ...ids.toReversed()])
  expect(pages.map(({ length }) => length)).toEqual([pageSize, pageSize, 2])
  const { learners } = expectDone(await listLearners(deps, {}))
  expect(learners[0]).toEqual({
    id: 'ada',
    email: 'ada@example.org',
    name: 'Ada',
    emailVerified: false,
    disabled: false,
    createdAt: deps.clock(),
    lastLoginAt: null,
    lastActiveAt: deps.clock(),
    completedModules: 1,
  })
  expect(learners[1]).toMatchObject({ name: '', completedModules: 0 })
})

it('finds by e-mail first and then by name, no learner twice', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: '1', email: 'ada@example.org', name: 'Ada' })
  await addListedLearner(deps, { id: '2', email: 'x@example.org', name: 'Adam' })
  await addListedLearner(deps, { id: '3', email: 'adele@example.org', name: 'Zoe' })
  await addListedLearner(deps, { id: '4', email: 'y@example.org', name: 'Bob' })
  expect(await pagesOf(deps, 'AD')).toEqual([['1', '3', '2']])
  expect(await pagesOf(deps, 'unknown')).toEqual([[]])
})

it('goes through all who are found, however many have both e-mail and name alike (SX.36)', async () => {
  const deps = await createTestDeps()
  for (let index = 100; index < 100 + 2 * pageSize + 5; index++)
    await addListedLearner(deps, { id: `a${index}`, name: `A${index}` })
  await addListedLearner(deps, { id: 'z', name: 'A zebra' })
  const found = (await pagesOf(deps, 'a')).flat()
  expect(found).toHaveLength(2 * pageSize + 6)
  expect(new Set(found).size).toBe(found.length)
  expect(found).toContain('z')
})

it('finds a family name and a part of an e-mail, after those that begin like it', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: '1', email: 'zoe@lovelace.example', name: 'Zoe' })
  await addListedLearner(deps, { id: '2', email: 'x@example.org', name: 'Ada  LOVELÁCE' })
  await addListedLearner(deps, { id: '3', email: 'y@example.org', name: 'Lovelace, Bob' })
  await addListedLearner(deps, { id: '4', email: 'lovelace@example.org', name: 'Bob' })
  await addListedLearner(deps, { id: '5', email: '100%_\\x@example.org' })
  expect(await pagesOf(deps, 'lovelace')).toEqual([['4', '3', '1', '2']])
  expect(await pagesOf(deps, 'da lov')).toEqual([['2']])
  expect(await pagesOf(deps, 'E@LOVE')).toEqual([['1']])
  for (const text of ['0%', '%_', '_\\x']) expect(await pagesOf(deps, text)).toEqual([['5']])
})

it('finds by the whole id, and then that one alone', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'ab', email: 'zoe@example.org', name: 'Zoe' })
  await addListedLearner(deps, { id: 'other', email: 'ab@example.org' })
  expect(await pagesOf(deps, 'ab')).toEqual([['ab']])
})

it.each(['latest', 'activity', 'name'] as const)('lists no guests, by %s, nor at a step', async (sort) => {
  const deps = await createTestDeps()
  const learner = await addListedLearner(deps, { id: 'learner' })
  const guest = await addGuest(deps, 'guest')
  for (const id of [learner, guest]) await playQuiz(deps, id, 1)
  expect((await pagesOf(deps, undefined, { sort })).flat()).toEqual(['learner'])
  expect((await pagesOf(deps, undefined, { sort, step: 'completed', module: 1 })).flat()).toEqual(['learner'])
  expect(await pagesOf(deps, 'guest')).toEqual([['guest']])
})

/** Twelve learners who stand at different places, a minute between each two. */
async function addJourneys(deps: TestDeps) {
  for (let index = 0; index < 12; index++) {
    const learner = await addListedLearner(deps, { id: `l${String(index).padStart(2, '0')}` })
    for (let number = 1; number <= index % 5; number++) await playQuiz(deps, learner, number)
    if (index % 3 === 0) await playQuiz(deps, learner, (index % 5) + 1, 3)
    deps.clock.advance(60_000)
  }
  const last = await addListedLearner(deps, { id: 'l99' })
  for (let number = 1; number <= 9; number++) await playQuiz(deps, last, number)
}

it('lists behind each number of the overview as many learners as it says (SX.36)', async () => {
  const deps = await createTestDeps()
  await addJourneys(deps)
  const { learners, begunAny, completedAll, modules } = await createOverview(deps)('en')
  const listed = async (step: LearnerStep, module?: number) =>
    (await pagesOf(deps, undefined, { step, module })).flat().length

  expect(await listed('not-begun')).toBe(learners - begunAny)
  expect(await listed('finished')).toBe(completedAll)
  for (const [index, { moduleNumber, attended, begun, completed, notGoneOn }] of modules.entries()) {
    const notBegun = index === 0 ? learners - begunAny : (modules[index - 1]?.notGoneOn ?? 0)
    const found = {
      attended: await listed('attended', moduleNumber),
      begun: await listed('begun', moduleNumber),
      completed: await listed('completed', moduleNumber),
      inQuiz: await listed('in-quiz', moduleNumber),
      notGoneOn: await listed('not-gone-on', moduleNumber),
      stoppedBefore: await listed('stopped-before', moduleNumber),
    }
    const inQuiz = begun - completed
    expect(found).toEqual({
      attended,
      begun,
      completed,
      inQuiz,
      notGoneOn,
      stoppedBefore: notBegun + inQuiz,
    })
  }
})

it('lists who waits for a certificate', async () => {
  const deps = await createTestDeps()
  for (const id of ['a', 'b', 'c']) await addListedLearner(deps, { id })
  const asked = { email: 'x@example.org', requested_at: 0 }
  await deps.db
    .insertInto('certificate_requests')
    .values([
      { account_id: 'a', received: 0, ...asked },
      { account_id: 'b', received: 1, ...asked },
    ])
    .execute()
  expect(await pagesOf(deps, undefined, { step: 'waiting' })).toEqual([['a']])
})

const days = { mon: Date.UTC(2026, 3, 6, 23, 59), tue: Date.UTC(2026, 3, 7), wed: Date.UTC(2026, 3, 8, 12) }

it.each(['latest', 'activity', 'name'] as const)(
  'leaves out who was active since a day, in the order %s',
  async (sort) => {
    const deps = await createTestDeps()
    for (const [id, last_refresh_at] of Object.entries(days)) {
      await addListedLearner(deps, { id, name: id })
      await deps.db
        .updateTable('accounts')
        .set({ created_at: 5, last_refresh_at })
        .where('id', '=', id)
        .execute()
    }
    const ids = async (inactiveSince: string) =>
      (await pagesOf(deps, undefined, { sort, inactiveSince })).flat().toSorted()
    expect(await ids('2026-04-06')).toEqual([])
    expect(await ids('2026-04-07')).toEqual(['mon'])
    expect(await ids('2026-04-08')).toEqual(['mon', 'tue'])
    expect(await ids('2026-04-09')).toEqual(['mon', 'tue', 'wed'])
  },
)

it('sorts by last activity and by name, those without a name at the end, each once over all pages', async () => {
  const deps = await createTestDeps()
  const names = ['zoe', 'Émile', 'emil', undefined, 'Ada']
  const count = 2 * pageSize + 20
  for (let index = 0; index < count; index++) {
    const [id, name] = [`l${1000 + index}`, names[index % names.length]]
    await addListedLearner(deps, name === undefined ? { id } : { id, name: `${name} ${id}` })
    const last_login_at = (index * 7919) % count
    await deps.db
      .updateTable('accounts')
      .set({ last_login_at, created_at: index })
      .where('id', '=', id)
      .execute()
  }
  const byActivity = (await pagesOf(deps, undefined, { sort: 'activity' })).flat()
  const place = (id: string) => ((Number(id.slice(1)) - 1000) * 7919) % count
  expect(byActivity.map(place)).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index))

  const byName = (await pagesOf(deps, undefined, { sort: 'name' })).flat()
  expect(new Set(byName).size).toBe(count)
  const kind = (id: string) => names[(Number(id.slice(1)) - 1000) % names.length] ?? ''
  expect([...new Set(byName.map(kind))].slice(0, 2)).toEqual(['Ada', 'emil'])
  expect(kind(byName.at(-1) ?? '')).toBe('')
  expect(new Set(byName.slice(byName.findIndex((id) => kind(id) === '')).map(kind)).size).toBe(1)
})

it('goes on where a full page of a filter ended, in each order', async () => {
  const deps = await createTestDeps()
  for (let index = 0; index < 2 * pageSize + 5; index++)
    await addListedLearner(deps, { id: `l${1000 + index}`, ...(index % 2 === 0 && { name: `n${index}` }) })
  for (const sort of ['latest', 'activity', 'name'] as const) {
    const pages = await pagesOf(deps, undefined, { sort, step: 'not-begun' })
    expect(new Set(pages.flat()).size).toBe(2 * pageSize + 5)
    expect(pages.map(({ length }) => length)).toEqual([pageSize, pageSize, 5])
  }
})

it('searches among those that a filter lets through', async () => {
  const deps = await createTestDeps()
  const [ada, adam] = [
    await addListedLearner(deps, { id: 'ada' }),
    await addListedLearner(deps, { id: 'adam' }),
  ]
  await playQuiz(deps, ada, 1)
  expect(await pagesOf(deps, 'ad', { step: 'completed', module: 1 })).toEqual([[ada]])
  expect(await pagesOf(deps, 'ad', { step: 'not-begun' })).toEqual([[adam]])
})

it('refuses to go on in one order where another stopped', async () => {
  const deps = await createTestDeps()
  for (let index = 0; index <= pageSize; index++) await addListedLearner(deps, { id: `l${index}` })
  const { next } = expectDone(await listLearners(deps, {}))
  expect(codeOf(await listLearners(deps, { sort: 'name', cursor: next ?? '' }))).toBe('invalid-input')
})

it.each(['x', '', Buffer.from('{"email":1}').toString('base64url'), Buffer.from('[]').toString('base64url')])(
  'refuses to go on at %j, which is no cursor',
  async (cursor) => {
    const deps = await createTestDeps()
    expect(codeOf(await listLearners(deps, { cursor }))).toBe('invalid-input')
  },
)
