// What the dashboard shows of exercises, fetched along with its journey.
export { useExerciseAhead } from './keep-exercise.ts'
export { usePractice as usePractised } from './list-practice.ts'
export { PracticeRow as ExerciseRow } from './practice-row.tsx'
