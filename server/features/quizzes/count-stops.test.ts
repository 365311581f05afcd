import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '#server/database.ts'
import { engine } from '#server/testing/app/database.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { accountsWithAttempts, endOfRange } from './attempt.store.ts'
import { accountsNotGoneOn, accountsWithAll } from './completion.store.ts'
import { countStops } from './quizzes.facade.ts'

/** Four learners: one did modules 1 and 2 and began 3, one did module 5 alone, one did all, one began nothing. */
async function addLearners() {
  const deps = await createTestDeps()
  const learners = await Promise.all(Array.from({ length: 4 }, () => createTestLearner(deps.db)))
  const [inOrder, five, all] = learners.map(({ id }) => id)
  if (!inOrder || !five || !all) throw new Error('there are four')
  for (const number of [1, 2]) await playQuiz(deps, inOrder, number)
  await playQuiz(deps, inOrder, 3, 4)
  await playQuiz(deps, five, 5)
  for (let number = 1; number <= 9; number++) await playQuiz(deps, all, number)
  await playQuiz(deps, all, 4)
  return deps
}

const expected = { begunAny: 3, completedAll: 1, notGoneOn: [0, 0, 0, 0, 1, 0, 0, 0, 0] }

it.each([1, 3, 5, 1000])(
  'counts each learner where they stopped, whatever the order; %i attempts at a time',
  async (size) => {
    const deps = await addLearners()
    expect(await countStops(deps.db, 9, size)).toEqual(expected)
  },
)

/** As PostgreSQL does by itself now and then: with new statistics it may choose other indexes. */
async function clean(db: Db): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze attempts, completions`.execute(db)
}

it('reads indexes alone, also once PostgreSQL has cleaned the tables', async () => {
  const { db } = await addLearners()
  await clean(db)
  await db.deleteFrom('completions').execute()
  await db.deleteFrom('attempts').execute()
  await clean(db)
  const range = { after: 'a', upTo: 'b' }
  expect(await planOf(db, endOfRange(db, 'a', 9))).toMatch(
    /USING COVERING INDEX attempts_by_start|Index Only Scan using attempts_by_start/,
  )
  expect(await planOf(db, accountsWithAttempts(db, range))).toMatch(
    /USING COVERING INDEX attempts_by_start|Index Only Scan using attempts_by_start/,
  )
  expect(await planOf(db, accountsWithAll(db, range, 9))).toMatch(
    /USING COVERING INDEX sqlite_autoindex_completions|Index Only Scan using completions_pk/,
  )
  expect(await planOf(db, accountsNotGoneOn(db, range))).toMatch(/attempts_by_start/)
})
