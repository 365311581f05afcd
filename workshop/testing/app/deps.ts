import { onTestFinished } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { publishQuestions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Content } from '#platform/server/feature.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestDatabase } from '../database/database.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves the clock on by `ms`. */
  advance(ms: number): void
}

/** What the operations of the learning features need: a database of this test alone, the real content, a clock. */
export interface TestDeps extends Content {
  readonly db: Db
  readonly reads: Db
  readonly clock: TestClock
  /** Leaves every order of options as it is written. */
  readonly randomIndex: (below: number) => number
}

// Never changed, and reading it takes longer than most tests.
const contents = new Map<string, Content>()

function readOnce(dir: string): Content {
  const content = contents.get(dir) ?? readContent(dir)
  contents.set(dir, content)
  return content
}

/** Makes fresh parts for one test and closes them after it. */
export async function createTestDeps(contentDir = ownContentDir, given?: Db): Promise<TestDeps> {
  const db = given ?? (await createTestDatabase())
  onTestFinished(() => db.destroy())
  const content = readOnce(contentDir)
  const clock = createTestClock()
  await publishQuestions({ db, clock }, content.bank)
  return { ...content, db, reads: db, clock, randomIndex: (below) => below - 1 }
}

/**
 * A clock soon after noon of 1 May 2026 (UTC), unless told otherwise. On an odd millisecond, as nearly every time is: what
 * divides it and forgets to round is told by PostgreSQL, whose bigint takes no fraction.
 */
export function createTestClock(start = Date.UTC(2026, 4, 1, 12, 0, 0, 369)): TestClock {
  let now = start
  const advance = (ms: number) => {
    now += ms
  }
  return Object.assign(() => now, { advance })
}
