import { useEffect } from 'react'
import { fetchAhead } from '#features/modules/web/get-lesson.ts'
import { keepPart } from '#platform/web/lib/keep-part.ts'
import { exerciseOf } from './exercise-list.ts'

/** Keeps the exercise that is likely to be done next, together with its lesson. Null for none. */
export function useExerciseAhead(moduleNumber: number | null): void {
  const id = moduleNumber === null ? undefined : exerciseOf(moduleNumber)?.id
  useEffect(() => (id ? fetchAhead(() => keepPart(id)) : undefined), [id])
}
