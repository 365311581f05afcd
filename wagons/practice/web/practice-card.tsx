import { useStepsLeft } from '#features/modules/web/road/use-road.ts'
import { PracticeSign } from '#features/modules/web/task-sign.tsx'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { minutes, practiceNote, practise, practised } from './exercise-list.en.ts'
import { exerciseOf, useExerciseAhead } from './exercise-list.ts'
import './practice-card.css'

/** Leads from a lesson into its exercise, above the quiz, and white while it is next on the road; nothing where the module has none. */
export function PracticeCard({ moduleNumber }: { readonly moduleNumber: number }) {
  const exercise = exerciseOf(moduleNumber)
  useExerciseAhead(moduleNumber)
  const isDone = useOwnNumbers('practised')?.includes(moduleNumber) ?? false
  const isNext = useStepsLeft(moduleNumber, 'lesson')[0]?.step === 'practice'
  if (!exercise) return null
  return (
    <Link to={paths.practice(moduleNumber)} className={`practice-way ${isNext ? 'practice-first' : ''}`}>
      <PracticeSign isDone={isDone} />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-[1.375rem]/[1.15]">{practise(exercise.title)}</span>
        <span className="block text-[0.9375rem]/[1.3]">
          {isDone ? practised : practiceNote(minutes(exercise.minutes))}
        </span>
      </span>
      {/* Forward. */}
      <BackIcon className="size-5 flex-none [scale:calc(-1*var(--start))_1]" strokeWidth={2.5} />
    </Link>
  )
}
