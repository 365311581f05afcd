import { randomUUID } from 'node:crypto'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { TestDeps } from './deps.ts'

/** `versions` of the module's first questions, from the first on; `missed` are the positions (from 0) with a wrong try. */
export interface PlayedAttempt {
  readonly moduleNumber: number
  readonly versions: readonly string[]
  readonly missed?: readonly number[]
}

/**
 * Passed attempts as rows, a minute apart, the first one now: as many as a learner may have from when there was no limit.
 * The first at each module completes it.
 */
export async function insertPlayed(
  { db, clock, bank }: Pick<TestDeps, 'db' | 'clock' | 'bank'>,
  learner: LearnerId,
  played: readonly PlayedAttempt[],
): Promise<void> {
  const begun = new Set<number>()
  for (const { moduleNumber, versions, missed = [] } of played) {
    const now = clock()
    const id = randomUUID()
    const questions = (bank.get(moduleNumber) ?? []).slice(0, versions.length).map((question, index) => ({
      id: question.id,
      version: versions[index],
      // Another one in each attempt, so that it shows from which one it was taken.
      order: question.options.map((_, option) => (option + begunMinutes(now)) % question.options.length),
      tried: missed.includes(index) ? [0] : [],
      answeredAt: now,
    }))
    const isFirst = !begun.has(moduleNumber)
    begun.add(moduleNumber)
    await db
      .insertInto('attempts')
      .values({
        id,
        account_id: learner,
        module_number: moduleNumber,
        questions: JSON.stringify(questions),
        answered: questions.length,
        question_count: questions.length,
        language: 'en',
        started_at: now,
        passed_at: now,
        begun_at: isFirst ? now : null,
      })
      .execute()
    if (isFirst) await complete(db, { learner, moduleNumber, id, now })
    clock.advance(60_000)
  }
}

const begunMinutes = (now: number) => Math.floor(now / 60_000)

const complete = (
  db: Db,
  { learner, moduleNumber, id, now }: { learner: string; moduleNumber: number; id: string; now: number },
) =>
  db
    .insertInto('completions')
    .values({
      account_id: learner,
      module_number: moduleNumber,
      attempt_id: id,
      completed_at: now,
      recorded_at: now,
    })
    .execute()
