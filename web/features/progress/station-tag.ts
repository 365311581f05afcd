import type { Progress } from '#contract/progress.ts'
import { classRowState, quizRowState } from './row-state.ts'

/** One word on a station's state, readable while its entry is closed. The most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  const quiz = quizRowState(progress, moduleNumber)
  if (quiz === 'checked') return 'done'
  if (moduleNumber === nextStop) return 'next stop'
  if (quiz === 'open') return 'quiz open'
  return classRowState(progress, moduleNumber) === 'locked' ? 'locked' : 'class open'
}
