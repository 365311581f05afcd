import { useEffect } from 'react'
import type { ExerciseId } from '#contract/practice.ts'
import { exerciseOf } from './exercise-list.ts'
import { fetchAhead } from './get-lesson.ts'

/** Has the service worker keep the code of an exercise for times without a connection, where there is a worker. */
export function keepExercise(id: ExerciseId): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: id }))
}

/** Keeps the exercise that is likely to be done next, together with its lesson. Null for none. */
export function useExerciseAhead(moduleNumber: number | null): void {
  const id = moduleNumber === null ? undefined : exerciseOf(moduleNumber)?.id
  useEffect(() => (id ? fetchAhead(() => keepExercise(id)) : undefined), [id])
}
