import { paths } from '#platform/web/paths.ts'
import * as text from './road.en.ts'
import type { Mark, Step } from './road.ts'

export function pathOf(step: Step, moduleNumber: number): string {
  if (step === 'practice') return paths.practice(moduleNumber)
  if (step === 'quiz') return paths.module(moduleNumber)
  return paths.lesson(moduleNumber, step === 'film' ? 'film' : undefined)
}

/** What a link says that leads to a step which is not done. */
export const taskOf = ({ step, minutes }: Mark): string =>
  step !== 'quiz' && minutes > 0 ? `${text.tasks[step]}, ${text.minutes(minutes)}` : text.tasks[step]
