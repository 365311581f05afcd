import { minutes, practise } from '#web/features/modules/exercise-list.en.ts'
import { exerciseOf } from '#web/features/modules/exercise-list.ts'
import { PracticeSign } from '#web/features/modules/practice-sign.tsx'
import { paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './stations.en.ts'
import './practice-row.css'

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
