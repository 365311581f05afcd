import { load } from 'virtual:parts/dashboard-exercises'
import type { ComponentType } from 'react'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

/** What the dashboard shows of exercises, on a site that has some. */
export interface Exercises {
  readonly ExerciseRow: ComponentType<{ readonly moduleNumber: number; readonly isDone: boolean }>
  /** Modules whose exercise is done. */
  usePractised(): ReadonlySet<number>
  /** Keeps the exercise that is likely to be done next; null for none. */
  useExerciseAhead(moduleNumber: number | null): void
}

const none: ReadonlySet<number> = new Set()
const noExercises: Exercises = {
  ExerciseRow: () => null,
  usePractised: () => none,
  useExerciseAhead: () => {},
}

export const loadExercises = async (): Promise<Exercises> =>
  load && hasPage(paths.practice(1)) ? load() : noExercises
