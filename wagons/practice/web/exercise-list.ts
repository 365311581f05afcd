import { exercises } from 'virtual:exercises'
import { useEffect } from 'react'
import { fetchAhead } from '#features/modules/web/get-lesson.ts'
import { keepPart } from '#platform/web/lib/offline/keep-part.ts'
import type { ExerciseId } from '#wagons/practice/contract.ts'
import { titles } from './exercise-list.en.ts'

export interface ListedExercise {
  readonly id: ExerciseId
  readonly title: string
  readonly minutes: number
}

/** What is known of a module's exercise before it is fetched; undefined for a module that has none. */
export function exerciseOf(moduleNumber: number): ListedExercise | undefined {
  const id = exercises[moduleNumber]
  return id && { id, title: titles[id], minutes: PRACTICE_MINUTES[moduleNumber] ?? 0 }
}

/** Keeps the exercise that is likely to be done next, together with its lesson. Null for none. */
export function useExerciseAhead(moduleNumber: number | null): void {
  const id = moduleNumber === null ? undefined : exerciseOf(moduleNumber)?.id
  useEffect(() => (id ? fetchAhead(() => keepPart(id)) : undefined), [id])
}
