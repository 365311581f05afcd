import type { QueryClient } from '@tanstack/react-query'
import {
  changeKept,
  progressQuery,
  setProgress,
  unbrokenRun,
  withNumbers,
} from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import type { Attempt } from '#features/quizzes/contract.ts'

/** How far a quiz has come: its answers bring no progress along. */
export async function noteAttempt(client: QueryClient, attempt: Attempt): Promise<void> {
  const change = (progress: Progress) => withAttempt(progress, attempt)
  // What is on its way is older.
  await client.cancelQueries(progressQuery)
  const known = client.getQueryData(progressQuery.queryKey)
  if (!known) return changeKept(change)
  const changed = change(known)
  if (changed !== known) await setProgress(client, changed)
}

/** As the server counts an attempt: its quiz is under way from the second question on, and completed at the end. */
export function withAttempt(
  progress: Progress,
  { moduleNumber, questionCount, question }: Pick<Attempt, 'moduleNumber' | 'questionCount' | 'question'>,
): Progress {
  const position = question?.position ?? 0
  const open = progress.openQuizzes.find((quiz) => quiz.moduleNumber === moduleNumber)
  if (!question) return withCompletion(progress, moduleNumber)
  if ((open?.position ?? 1) === position) return progress
  const others = progress.openQuizzes.filter((quiz) => quiz !== open)
  const openQuizzes = position > 1 ? [...others, { moduleNumber, position, questionCount }] : others
  return { ...progress, openQuizzes }
}

function withCompletion(progress: Progress, moduleNumber: number): Progress {
  const openQuizzes = progress.openQuizzes.filter((quiz) => quiz.moduleNumber !== moduleNumber)
  const known = openQuizzes.length < progress.openQuizzes.length ? { ...progress, openQuizzes } : progress
  if (progress.completedModules.includes(moduleNumber)) return known
  const completedModules = withNumbers(progress.completedModules, [moduleNumber])
  return {
    ...known,
    completedModules,
    completedCount: unbrokenRun(completedModules),
    classProgress: unbrokenRun([...completedModules, ...progress.attendedModules]),
    latestModule: moduleNumber,
  }
}
