import type { Programme } from '#contract/modules.ts'
import { paths } from '#web/paths.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './drawer.en.ts'

interface ProgrammeMenuProps {
  readonly programme: Programme
  readonly current: number | null
}

export function ProgrammeMenu({ programme, current }: ProgrammeMenuProps) {
  return (
    <details open data-season={programme.season} className="group">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-3 rounded-field px-2 font-display text-lg [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="size-3 rounded-full bg-season" />
        {programme.title}
        <ChevronDownIcon className="ms-auto size-4 text-soft transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="mb-1">
        {programme.modules.map(({ number, title }) => (
          <li key={number}>
            <Link
              to={paths.dashboardModule(number)}
              aria-current={number === current ? 'location' : undefined}
              className="flex min-h-9 items-center rounded-field py-1 ps-8 pe-2 text-sm leading-tight text-soft hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
            >
              {text.moduleTitle(number, title)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
