import { PracticeSign } from '#features/modules/web/task-sign.tsx'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { minutes, practiceNote, practise } from './exercise-list.en.ts'
import { exerciseOf, useExerciseAhead } from './exercise-list.ts'
import './practice-card.css'

/** Leads from a lesson into its exercise, quieter than the quiz and before it; nothing where the module has none. */
export function PracticeCard({ moduleNumber }: { readonly moduleNumber: number }) {
  const exercise = exerciseOf(moduleNumber)
  useExerciseAhead(moduleNumber)
  if (!exercise) return null
  return (
    <Link
      to={paths.practice(moduleNumber)}
      className="mb-4 flex min-h-18 items-center gap-[0.9rem] rounded-[1.25rem] border-2 border-season border-dashed bg-card px-4 py-3 [box-shadow:var(--lift)] hover:bg-season-tint"
    >
      <span className="grid size-11 flex-none place-items-center rounded-full bg-season-tint text-season">
        <PracticeSign />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-[1.375rem]/[1.15]">{practise(exercise.title)}</span>
        <span className="text-[0.9375rem] text-soft">{practiceNote(minutes(exercise.minutes))}</span>
      </span>
      {/* Forward. */}
      <BackIcon className="size-5 flex-none text-season [scale:calc(-1*var(--start))_1]" strokeWidth={2.5} />
    </Link>
  )
}
