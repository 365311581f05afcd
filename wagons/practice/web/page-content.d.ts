/** Which exercise belongs to which module, by number; put into the page when it is built. */
declare module 'virtual:exercises' {
  import type { ExerciseId } from '#wagons/practice/contract.ts'

  export const exercises: Readonly<Record<number, ExerciseId>>
}
