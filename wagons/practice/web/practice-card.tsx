import { PracticeSign } from '#features/modules/web/practice-sign.tsx'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { minutes, practiceNote, practise } from './exercise-list.en.ts'
import { exerciseOf } from './exercise-list.ts'
import { useExerciseAhead } from './keep-exercise.ts'
import './practice-card.css'

/** Leads from a lesson into its exercise; nothing where the module has none. */
export function PracticeCard({ moduleNumber }: { readonly moduleNumber: number }) {
  const exercise = exerciseOf(moduleNumber)
  useExerciseAhead(moduleNumber)
  if (!exercise) return null
  return (
    <Link to={paths.practice(moduleNumber)} className="practice-card">
      <span className="practice-card-sign">
        <PracticeSign />
      </span>
      <span className="practice-card-words">
        <span className="practice-card-title">{practise(exercise.title)}</span>
        <span className="practice-card-note">{practiceNote(minutes(exercise.minutes))}</span>
      </span>
      <BackIcon className="size-5" strokeWidth={2.5} />
    </Link>
  )
}
