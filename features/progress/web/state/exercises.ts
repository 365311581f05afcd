import { load } from 'virtual:parts/dashboard-exercises'
import type { ComponentType } from 'react'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

/** What the dashboard shows of exercises, on a site that has some. */
export interface Exercises {
  readonly ExerciseRow: ComponentType<{ readonly moduleNumber: number; readonly isDone: boolean }>
  /** Sends what is done and waits on this device, and calls `onSent` afterwards. */
  useSendPractice(onSent: () => void): void
  /** Keeps the exercise that is likely to be done next; null for none. */
  useExerciseAhead(moduleNumber: number | null): void
  /** As the service worker knows it; undefined for a module that has none. */
  exerciseIdOf(moduleNumber: number): string | undefined
}

const noExercises: Exercises = {
  ExerciseRow: () => null,
  useSendPractice: () => {},
  useExerciseAhead: () => {},
  exerciseIdOf: () => undefined,
}

export const loadExercises = async (): Promise<Exercises> =>
  load && hasPage(paths.practice(1)) ? load() : noExercises
