import type { Programme } from '#features/modules/contract.ts'
import { CheckIcon, ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './drawer.en.ts'

interface ProgrammeMenuProps {
  readonly programme: Programme
  readonly completed: readonly number[]
  /** The module that the page is about. */
  readonly current: number | null
  /** The module that is to be done next. */
  readonly next: number | undefined
  /** Whether it is unfolded until the learner decides otherwise. */
  readonly isCurrent: boolean
}

export function ProgrammeMenu({ programme, completed, current, next, isCurrent }: ProgrammeMenuProps) {
  const isDone = (number: number) => completed.includes(number)
  return (
    <details open={isCurrent} data-season={programme.season} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-field px-2 font-display text-lg [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="size-3 rounded-full bg-season" />
        <WithTick words={programme.title} isDone={programme.modules.every(({ number }) => isDone(number))} />
        <ChevronDownIcon className="ms-auto size-4 text-soft [transition:rotate_150ms] group-open:rotate-180" />
      </summary>
      <ul className="mb-1">
        {programme.modules.map(({ number, title }) => (
          <li key={number}>
            <Link
              to={paths.dashboardModule(number)}
              aria-current={number === current ? 'location' : undefined}
              data-next={number === next || undefined}
              className="flex min-h-11 items-center gap-1 rounded-field py-1 ps-8 pe-1 text-sm leading-tight text-soft hover:text-ink data-next:font-bold data-next:text-ink aria-[current]:bg-season-tint aria-[current]:font-bold aria-[current]:text-ink"
            >
              <WithTick words={text.moduleTitle(number, title)} isDone={isDone(number)} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function WithTick({ words, isDone }: { readonly words: string; readonly isDone: boolean }) {
  return (
    <>
      <span>
        {words}
        {isDone && <span className="sr-only">{text.done}</span>}
      </span>
      {isDone && <CheckIcon className="size-4 shrink-0 text-(--right)" strokeWidth={3.5} />}
    </>
  )
}
