import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectAttempts } from './attempt.store.ts'
import { selectCompletions } from './completion.store.ts'

/** The learner's attempts and completions. An attempt holds no answer key: which options were right is not in it. */
export async function exportQuizzes(db: Db, learner: LearnerId): Promise<AccountExport['quizzes']> {
  const [attempts, completions] = await Promise.all([
    selectAttempts(db, learner),
    selectCompletions(db, learner),
  ])
  return {
    attempts: attempts.map(({ questions, ...attempt }) => ({
      ...attempt,
      questions: questions.map(({ id, version, order, tried }) => ({
        id,
        version,
        order: [...order],
        tried: [...tried],
      })),
    })),
    completions: completions.map((row) => ({
      moduleNumber: row.module_number,
      attemptId: row.attempt_id,
      completedAt: row.completed_at,
      recordedAt: row.recorded_at,
    })),
  }
}
