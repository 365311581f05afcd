import type { Progress } from '#contract/progress.ts'
import * as text from './dashboard.en.ts'
import { classRowState, quizRowState } from './row-state.ts'

/** One word on a station's state, readable while its entry is closed. The most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  const quiz = quizRowState(progress, moduleNumber)
  if (quiz === 'checked') return text.tags.done
  if (moduleNumber === nextStop) return text.tags.nextStop
  if (quiz === 'open') return text.tags.quizOpen
  return classRowState(progress, moduleNumber) === 'locked' ? text.tags.locked : text.tags.classOpen
}
