import type { Overview } from '#features/desk/contract.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { count, dayOf } from '../ui/formats.tsx'
import * as text from './overview.en.ts'

/** What waits for an operator: each number leads to where it is dealt with. */
export function WaitingList({ overview }: { readonly overview: Overview }) {
  const { certificates, unlisted, openReports, openClassReports } = overview
  const { waiting, oldestWaitingAt, odd, corrections, unsent } = certificates
  const requests = deskPaths.requests
  const notes = [
    oldestWaitingAt !== null && text.oldestSince(dayOf(oldestWaitingAt)),
    odd > 0 && text.unusual(count(odd)),
  ]
  return (
    <ul className="paper-card grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))]">
      <Waiting value={waiting} name={text.toCheck} to={requests} note={notes.filter(Boolean).join(' · ')} />
      <Waiting value={corrections} name={text.namesToCorrect} to={`${requests}?list=corrections`} />
      <Waiting value={unsent} name={text.emailsUnsent} to={`${requests}?list=unsent`} />
      <Waiting value={openReports} name={text.reportsToAnswer} to={deskPaths.reports} />
      {hasPage(deskPaths.classReports) && (
        <Waiting value={openClassReports} name={text.classReportsToClose} to={deskPaths.classReports} />
      )}
      {hasPage(deskPaths.rewards) && (
        <Waiting value={unlisted} name={text.notOnList} to={deskPaths.rewards} />
      )}
    </ul>
  )
}

interface WaitingProps {
  readonly value: number
  readonly name: string
  readonly to: string
  readonly note?: string
}

function Waiting({ value, name, to, note = '' }: WaitingProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-[1.1rem] py-3 hover:bg-ink/5 focus-visible:-outline-offset-4"
      >
        <strong
          className={`grid min-h-13 min-w-13 place-items-center rounded-(--radius-field) border-2 px-2 font-display text-[1.5rem] ${value === 0 ? 'border-field text-soft' : 'border-ink bg-ink text-card'}`}
        >
          {count(value)}
        </strong>{' '}
        {/* Below the number where it would have less room. */}
        <span className="min-w-0 flex-[1_1_8em]">
          <span className="font-display text-xl">{name}</span>
          <span className="block text-sm text-soft">{value === 0 ? text.nothingToDo : note}</span>
        </span>
      </Link>
    </li>
  )
}
