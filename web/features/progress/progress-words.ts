import type { Progress } from '#contract/progress.ts'
import { pageLanguage } from '#web/lib/page-language.ts'
import * as text from './dashboard.en.ts'
import { classRowState, quizRowState } from './progress-rules.ts'

/** The most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  const quiz = quizRowState(progress, moduleNumber)
  if (quiz === 'checked') return text.tags.done
  if (moduleNumber === nextStop) return text.tags.nextStop
  if (quiz === 'open') return text.tags.quizOpen
  return classRowState(progress, moduleNumber) === 'locked' ? text.tags.locked : text.tags.classOpen
}

/** On average, lesson and quiz. */
const minutesPerStation = 20

/** About how long `stations` take, in the words of the page's language: `40 minutes`, `2.5 hours`. */
export function timeFor(stations: number, language = pageLanguage): string {
  const minutes = stations * minutesPerStation
  const isLong = minutes >= 60
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isLong ? Math.round(minutes / 30) / 2 : minutes)
}
