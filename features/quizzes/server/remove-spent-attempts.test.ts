import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getLearner } from '#features/desk/server/get-learner.ts'
import { getReview } from '#features/review/server/get-review.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { insertPlayed, type PlayedAttempt } from '#workshop/testing/app/played-attempts.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { countFirstTries } from './count-quizzes.ts'
import { exportQuizzes, findAnswered, hasAnswered, listFirstPassed, listQuizSpans } from './quizzes.facade.ts'
import { selectPassedInOrder, selectRepeaters } from './records/repeated-attempt.store.ts'
import { removeAllSpentAttempts } from './remove-spent-attempts.ts'

const never = new AbortController().signal

const idsOf = async ({ db }: Pick<TestDeps, 'db'>, learner: LearnerId) =>
  (await exportQuizzes(db, learner)).attempts.map(({ id }) => id)

/** The versions that the content has of the first questions of a module. */
const presentOf = ({ bank }: TestDeps, moduleNumber: number, count: number) =>
  (bank.get(moduleNumber) ?? []).slice(0, count).map(({ version }) => version)

const times = (count: number, attempt: PlayedAttempt) => Array.from({ length: count }, () => attempt)

it('of a quiz taken again and again the first attempt and the last three stay, beside the one that is open', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const played: string[] = []
  for (let count = 0; count < 9; count++) {
    played.push((await playQuiz(deps, learner.id, 1)).id)
    deps.clock.advance(60_000)
  }

  const open = await playQuiz(deps, learner.id, 1, 4)

  expect(await idsOf(deps, learner.id)).toEqual([played[0], ...played.slice(-3), open.id])
})

it('an attempt that was the first to answer a question in its words stays, whatever number follows', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const [first = '', second = ''] = presentOf(deps, 1, 2)
  const of = (versions: string[]) => ({ moduleNumber: 1, versions })
  await insertPlayed(deps, learner.id, [
    ...times(3, of([first, second])),
    ...times(3, of([first, 'new'])),
    ...times(5, of([first, second])),
  ])
  const before = await idsOf(deps, learner.id)

  expect(await removeAllSpentAttempts(deps.db, never, 2)).toBe(6)

  expect(await idsOf(deps, learner.id)).toEqual([0, 3, 8, 9, 10].map((index) => before[index]))
})

const attempts = fc.array(
  fc.record({
    moduleNumber: fc.constantFrom(1, 2),
    versions: fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom('present', 'old', 'older'))),
    missed: fc.uniqueArray(fc.nat(2)),
  }),
  { minLength: 1, maxLength: 24 },
)

/** All that anyone is told of what a learner has answered. */
async function derivedOf(deps: TestDeps, learner: LearnerId) {
  const asked = [1, 2].flatMap((moduleNumber) =>
    (deps.bank.get(moduleNumber) ?? [])
      .slice(0, 4)
      .flatMap(({ id, version }) =>
        [version, 'old', 'older'].map((one) => ({ moduleNumber, id, version: one })),
      ),
  )
  const positions = [1, 2, 3, 4].flatMap((position) => [
    findAnswered(deps.db, learner, 1, position),
    findAnswered(deps.db, learner, 2, position),
  ])
  return {
    review: await getReview(deps, learner),
    answered: await Promise.all(asked.map((one) => hasAnswered(deps.db, learner, one))),
    positions: await Promise.all(positions),
    firstTries: await countFirstTries(deps.db, { moduleCount: 2, sample: 1000, stoppedBefore: deps.clock() }),
    firstPassed: await listFirstPassed(deps.db, undefined, deps.clock(), 1000),
    spans: await listQuizSpans(deps.db, [learner], 1),
    completions: (await exportQuizzes(deps.db, learner)).completions,
  }
}

it('whatever was removed, review, reports, statistics and completions are told the same', async () => {
  const deps = await createTestDeps()
  await fc.assert(
    fc.asyncProperty(attempts, fc.integer({ min: 1, max: 6 }), async (history, pageSize) => {
      const { id: learner } = await createTestLearner(deps.db)
      const played = history.map(({ versions, ...attempt }) => ({
        ...attempt,
        versions: versions.map((version, index) =>
          version === 'present' ? (presentOf(deps, attempt.moduleNumber, 3)[index] ?? '') : version,
        ),
      }))
      await insertWords(deps)
      await insertPlayed(deps, learner, played)
      deps.clock.advance(day)
      const before = await derivedOf(deps, learner)

      await removeAllSpentAttempts(deps.db, never, pageSize)

      expect(await derivedOf(deps, learner)).toEqual(before)
      for (const moduleNumber of [1, 2]) {
        const { attempts } = await exportQuizzes(deps.db, learner)
        const left = attempts.filter((attempt) => attempt.moduleNumber === moduleNumber)
        const wordings = new Set(
          left.flatMap(({ questions }) => questions.map((q) => `${q.id} ${q.version}`)),
        )
        expect(left.length).toBeLessThanOrEqual(wordings.size + 4)
      }
    }),
    { numRuns: 40 },
  )
})

/** The words of former versions: as the present ones, so that the learner knows their key. */
async function insertWords({ db, bank }: TestDeps): Promise<void> {
  const questions = [1, 2].flatMap((number) => (bank.get(number) ?? []).slice(0, 3))
  const rows = questions.flatMap((question) =>
    ['old', 'older'].map((version, published_at) => ({
      id: question.id,
      version,
      published_at,
      body: JSON.stringify({ ...question, version }),
    })),
  )
  await db
    .insertInto('questions')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** The rows that come with each statement that is run through it. */
function watch(db: Db): { readonly watched: Db; readonly rows: number[] } {
  const rows: number[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length)
      return result
    },
  })
  return { watched, rows }
}

it('review, export and the page of the desk read no more of who took a quiz 1,000 times than of who took it five times', async () => {
  const deps = await createTestDeps()
  const counts: number[][] = []
  for (const count of [5, 1000]) {
    const { id } = await createTestLearner(deps.db)
    await insertPlayed(deps, id, times(count, { moduleNumber: 1, versions: presentOf(deps, 1, 10) }))
    // One more, so that both have been looked at as they are when the next one begins.
    await playQuiz(deps, id, 1, 1)
    await removeAllSpentAttempts(deps.db, never)
    const { watched, rows } = watch(deps.db)
    await getReview({ ...deps, db: watched }, id)
    await exportQuizzes(watched, id)
    await getLearner({ db: watched, moduleCount: 9 }, testOperator, id)
    // Some are asked for at once, and answered in any order.
    counts.push(rows.toSorted((one, other) => one - other))
  }

  expect(counts[1]).toEqual(counts[0])
})

it('no statement reads more than a page, and a server that stops ends between two', async () => {
  const deps = await createTestDeps()
  const { id } = await createTestLearner(deps.db)
  await insertPlayed(deps, id, times(40, { moduleNumber: 1, versions: presentOf(deps, 1, 2) }))
  const { watched, rows } = watch(deps.db)
  const stopping = new AbortController()
  const stopped = removeAllSpentAttempts(watched, stopping.signal, 10)
  stopping.abort()

  expect(await stopped).toBe(9)
  expect(await removeAllSpentAttempts(watched, never, 10)).toBe(27)
  expect(Math.max(...rows)).toBe(13)
})

it('the first attempt at a module stays where a clock was put back since', async () => {
  const deps = await createTestDeps()
  const { id } = await createTestLearner(deps.db)
  await insertPlayed(deps, id, times(8, { moduleNumber: 1, versions: presentOf(deps, 1, 2) }))
  const late = { started_at: deps.clock() - 4 * 60_000 + 1 }
  await deps.db.updateTable('attempts').set(late).where('begun_at', 'is not', null).execute()

  await removeAllSpentAttempts(deps.db, never)

  expect(await listFirstPassed(deps.db, undefined, deps.clock(), 10)).toHaveLength(1)
  expect((await exportQuizzes(deps.db, id)).completions).toHaveLength(1)
})

it('finds whom to look at by the index alone, and their attempts in order', async () => {
  const { db } = await createTestDeps()
  const of = { accountId: 'a', moduleNumber: 1 }

  expect(await planOf(db, (on) => selectRepeaters(on, 5, { after: 'a', upTo: 'b' }))).toMatch(
    /USING COVERING INDEX attempts_by_start|Index Only Scan using attempts_by_start/,
  )
  expect(await planOf(db, (on) => selectPassedInOrder(on, of, { startedAt: 1, id: 'a' }, 10))).toMatch(
    /USING INDEX attempts_by_start \(account_id=\? AND module_number=\? AND started_at>|Index Scan using attempts_by_start/,
  )
})
