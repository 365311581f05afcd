import type { Progress } from '#features/progress/contract.ts'
import { isLocked, quizRowState } from '../state/progress-rules.ts'
import * as text from './stations.en.ts'

/** What a station's entry and its stop on the map say of it, in a word; the most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  if (quizRowState(progress, moduleNumber) === 'checked') return text.tags.done
  if (moduleNumber === nextStop) return text.tags.nextStop
  return isLocked(progress, moduleNumber) ? text.tags.locked : text.tags.open
}
