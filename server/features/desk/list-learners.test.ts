import { expect, it } from 'vitest'
import { createTestDeps, type TestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner } from '#server/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#server/testing/app/identity.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { listLearners, pageSize } from './list-learners.ts'

/** Every page of a list, one after the other. */
async function pagesOf(deps: TestDeps, search?: string) {
  const pages: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const { learners, next } = expectDone(await listLearners(deps, { search, cursor }))
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

it('goes through all who are found, however many have both e-mail and name alike', async () => {
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

it.each(['x', '', Buffer.from('{"email":1}').toString('base64url'), Buffer.from('[]').toString('base64url')])(
  'refuses to go on at %j, which is no cursor',
  async (cursor) => {
    const deps = await createTestDeps()
    expect(codeOf(await listLearners(deps, { cursor }))).toBe('invalid-input')
  },
)
