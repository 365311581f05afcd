// What the dashboard shows of exercises, fetched along with its journey.
import { PracticeSign } from '#features/modules/web/task-sign.tsx'
import type { Exercises } from '#features/progress/web/state/exercises.ts'
import { TaskState } from '#features/progress/web/stations/task-row.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { minutes, practise } from './exercise-list.en.ts'
import { exerciseOf } from './exercise-list.ts'

export { useSendPractice } from './done-practice.ts'
export { useExerciseAhead } from './exercise-list.ts'

export const exerciseIdOf: Exercises['exerciseIdOf'] = (moduleNumber) => exerciseOf(moduleNumber)?.id

/** Leads to the exercise of a module, which is never locked (decision 57); nothing where the module has none. */
export const ExerciseRow: Exercises['ExerciseRow'] = ({ moduleNumber, isDone }) => {
  const exercise = exerciseOf(moduleNumber)
  if (!exercise) return null
  return (
    <Link to={paths.practice(moduleNumber)} className="practice-row flex flex-wrap items-center">
      <PracticeSign />
      <span className="min-w-0 flex-[1_1_7rem]">
        {practise(exercise.title)} <span className="text-soft">({minutes(exercise.minutes)})</span>
      </span>
      {isDone && <TaskState state="checked" />}
    </Link>
  )
}
