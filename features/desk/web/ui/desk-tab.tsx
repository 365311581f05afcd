import type { ComponentProps } from 'react'
import { Link } from '#platform/web/ui/link.tsx'

interface DeskTabProps extends ComponentProps<typeof Link> {
  readonly isCurrent: boolean
}

export function DeskTab({ isCurrent, className = '', ...link }: DeskTabProps) {
  return (
    <Link
      {...link}
      aria-current={isCurrent ? 'page' : undefined}
      className={`border-b-4 border-transparent py-3 font-display text-[1.15rem] whitespace-nowrap aria-[current=page]:border-winter ${className}`}
    />
  )
}

interface DeskTabsProps<List extends string> {
  readonly label: string
  readonly path: string
  readonly lists: readonly List[]
  readonly names: Readonly<Record<List, string>>
  readonly current: List
}

/** The lists of a page, each at an address of its own. */
export function DeskTabs<List extends string>({ label, path, lists, names, current }: DeskTabsProps<List>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 gap-y-1">
      {lists.map((list) => (
        <DeskTab key={list} to={`${path}?list=${list}`} isCurrent={list === current}>
          {names[list]}
        </DeskTab>
      ))}
    </nav>
  )
}
