import type { Progress } from '#contract/progress.ts'
import { classRowState, quizRowState } from './state/progress-rules.ts'
import * as text from './stations.en.ts'

/** What a station's entry and its stop on the map say of it, in a word; the most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  const quiz = quizRowState(progress, moduleNumber)
  if (quiz === 'checked') return text.tags.done
  if (moduleNumber === nextStop) return text.tags.nextStop
  if (quiz === 'open') return text.tags.quizOpen
  return classRowState(progress, moduleNumber) === 'locked' ? text.tags.locked : text.tags.classOpen
}
