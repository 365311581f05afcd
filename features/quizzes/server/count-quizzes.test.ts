import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { engine } from '#workshop/testing/database/database.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { answerQuestion } from './answer-question.ts'
import { countCompletions, countFirstTries, countStops } from './count-quizzes.ts'
import {
  countAccountsWithAttempts,
  countBegun,
  findEndOfRange,
  selectLatestBegun,
} from './records/begun-attempt.store.ts'
import { countAccountsWithAll, countCompleted, countNotGoneOn } from './records/completion.store.ts'

describe('the count of quizzes', () => {
  it('counts each learner once at a module, also one who takes its quiz again', async () => {
    const deps = await createTestDeps()
    const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
    await playQuiz(deps, ada.id, 1)
    await playQuiz(deps, ada.id, 1)
    await playQuiz(deps, ada.id, 1, 3)
    await playQuiz(deps, bob.id, 1, 1)
    await playQuiz(deps, bob.id, 2, 0)
    await playQuiz(deps, bob.id, 9, 2)
    const counts = await countCompletions(deps.db, 9)
    expect(counts).toHaveLength(9)
    expect(counts[0]).toEqual({ begun: 2, completed: 1 })
    expect(counts[1]).toEqual({ begun: 0, completed: 0 })
    expect(counts[8]).toEqual({ begun: 1, completed: 0 })
  })

  it('counts nothing of a learner who has gone', async () => {
    const deps = await createTestDeps()
    await playQuiz(deps, (await createTestLearner(deps.db)).id, 1)
    await deps.db.deleteFrom('accounts').execute()
    expect((await countCompletions(deps.db, 9))[0]).toEqual({ begun: 0, completed: 0 })
  })

  it('reads nothing but the index of the module', async () => {
    const { db } = await createTestDeps()
    expect(await planOf(db, (on) => countCompleted(on, 1))).toMatch(
      /USING COVERING INDEX completions_by_module|Index Only Scan using completions_by_module/,
    )
    expect(await planOf(db, (on) => countBegun(on, 1))).toMatch(
      /USING COVERING INDEX attempts_begun|Index Only Scan using attempts_begun/,
    )
  })
})

describe('the count of first tries', () => {
  const learner = async ({ db }: TestDeps) => (await createTestLearner(db)).id

  /** Answers the first question wrongly, and then as many as `until` rightly. */
  async function stumble(deps: TestDeps, id: LearnerId, until: number) {
    const attempt = await playQuiz(deps, id, 1, 0)
    const wrong = { attemptId: attempt.id, position: 1, option: wrongOption(deps, 1, 1) }
    await answerQuestion(deps, id, wrong)
    await playQuiz(deps, id, 1, until)
  }

  it('counts who answered a question, who was right at once, and who stopped at it', async () => {
    const deps = await createTestDeps()
    await playQuiz(deps, await learner(deps), 1)
    await stumble(deps, await learner(deps), 2)
    await stumble(deps, await learner(deps), 0)
    deps.clock.advance(1)
    const tallies = await countFirstTries(deps.db, {
      moduleCount: 9,
      sample: 100,
      stoppedBefore: deps.clock(),
    })
    const [first, second, third] = (deps.bank.get(1) ?? []).map(({ id }) =>
      tallies.find((tally) => tally.id === id),
    )
    expect(first).toMatchObject({ moduleNumber: 1, answered: 3, firstTry: 1, stopped: 1 })
    expect(second).toMatchObject({ answered: 2, firstTry: 2, stopped: 0 })
    expect(third).toMatchObject({ answered: 1, firstTry: 1, stopped: 1 })
  })

  it('takes no learner for stopped whose attempt began later', async () => {
    const deps = await createTestDeps()
    await playQuiz(deps, await learner(deps), 1, 3)
    const tallies = await countFirstTries(deps.db, {
      moduleCount: 9,
      sample: 100,
      stoppedBefore: deps.clock(),
    })
    expect(tallies.filter(({ stopped }) => stopped > 0)).toEqual([])
  })

  it('looks at first attempts alone, those begun last, as many at each module as asked for', async () => {
    const deps = await createTestDeps()
    const early = await learner(deps)
    await stumble(deps, early, 10)
    deps.clock.advance(1)
    for (let number = 0; number < 2; number++) {
      await playQuiz(deps, await learner(deps), 1)
      await playQuiz(deps, await learner(deps), 2)
    }
    await playQuiz(deps, early, 1)
    const tallies = await countFirstTries(deps.db, { moduleCount: 9, sample: 2, stoppedBefore: 0 })
    expect(tallies).toHaveLength(20)
    for (const tally of tallies) expect(tally).toMatchObject({ answered: 2, firstTry: 2 })
  })

  it('finds the last ones by the index and sorts nothing', async () => {
    const { db } = await createTestDeps()
    // As whatever looks after the database may do at any moment.
    await sql`analyze`.execute(db)
    const plan = await planOf(db, (on) => selectLatestBegun(on, 1, 250, 250))
    expect(plan).toMatch(/USING INDEX attempts_begun|Index Scan Backward using attempts_begun/)
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
  })
})

describe('the count of stops', () => {
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
    expect(await planOf(db, (on) => findEndOfRange(on, 'a', 9))).toMatch(
      /USING COVERING INDEX attempts_by_start|Index Only Scan using attempts_by_start/,
    )
    expect(await planOf(db, (on) => countAccountsWithAttempts(on, range))).toMatch(
      /USING COVERING INDEX attempts_by_start|Index Only Scan using attempts_by_start/,
    )
    expect(await planOf(db, (on) => countAccountsWithAll(on, range, 9))).toMatch(
      /USING COVERING INDEX sqlite_autoindex_completions|Index Only Scan using completions_pk/,
    )
    expect(await planOf(db, (on) => countNotGoneOn(on, range))).toMatch(/attempts_by_start/)
  })
})
