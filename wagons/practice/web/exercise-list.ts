import { exercises } from 'virtual:exercises'
import { useEffect } from 'react'
import { fetchAhead } from '#features/modules/web/get-lesson.ts'
import { keepPart } from '#platform/web/lib/keep-part.ts'
import type { ExerciseId } from '#wagons/practice/contract.ts'
import { titles } from './exercise-list.en.ts'

/** What each takes, about. */
const minutes: Readonly<Record<ExerciseId, number>> = {
  'who-holds-it': 5,
  'chain-of-blocks': 4,
  'practice-wallet': 6,
  'send-coins': 5,
  'dao-vote': 6,
  'badge-on-chain': 5,
  'signing-window': 5,
  'virtual-place': 5,
  'the-pot': 6,
}

export interface ListedExercise {
  readonly id: ExerciseId
  readonly title: string
  readonly minutes: number
}

/** What is known of a module's exercise before it is fetched; undefined for a module that has none. */
export function exerciseOf(moduleNumber: number): ListedExercise | undefined {
  const id = exercises[moduleNumber]
  return id && { id, title: titles[id], minutes: minutes[id] }
}

/** Keeps the exercise that is likely to be done next, together with its lesson. Null for none. */
export function useExerciseAhead(moduleNumber: number | null): void {
  const id = moduleNumber === null ? undefined : exerciseOf(moduleNumber)?.id
  useEffect(() => (id ? fetchAhead(() => keepPart(id)) : undefined), [id])
}
