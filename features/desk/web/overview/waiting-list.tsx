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
    <ul className="waiting-list paper-card">
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
      <Link to={to} className="waiting-row" data-none={value === 0 || undefined}>
        <strong>{count(value)}</strong>{' '}
        <span>
          <span className="font-display text-xl">{name}</span>
          <span className="block text-sm text-soft">{value === 0 ? text.nothingToDo : note}</span>
        </span>
      </Link>
    </li>
  )
}
