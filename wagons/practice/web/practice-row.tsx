import { PracticeSign } from '#features/modules/web/practice-sign.tsx'
import * as text from '#features/progress/web/stations/stations.en.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { minutes, practise } from './exercise-list.en.ts'
import { exerciseOf } from './exercise-list.ts'

interface PracticeRowProps {
  readonly moduleNumber: number
  readonly isDone: boolean
}

/** Leads to the exercise of a module, which is never locked (decision 57); nothing where the module has none. */
export function PracticeRow({ moduleNumber, isDone }: PracticeRowProps) {
  const exercise = exerciseOf(moduleNumber)
  if (!exercise) return null
  return (
    <Link to={paths.practice(moduleNumber)} className="practice-row">
      <PracticeSign />
      <span className="practice-row-words">
        {practise(exercise.title)} <span className="text-soft">({minutes(exercise.minutes)})</span>
      </span>
      {isDone && (
        <span className="practice-row-state">
          {text.done} <CheckIcon className="size-5" strokeWidth={3.2} />
        </span>
      )}
    </Link>
  )
}
