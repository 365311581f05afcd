import { useQuery } from '@tanstack/react-query'
import type { getOverview, Overview } from '#features/desk/contract.ts'
import { MailChoice } from '#features/operator-mail/desk/mail-choice.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskSection } from '../ui/desk-section.tsx'
import { count, dateTimeOf, dayOf } from '../ui/formats.tsx'
import { FailingTasks } from './failing-tasks.tsx'
import { LearnerLine, LearnerLink } from './learner-line.tsx'
import * as text from './overview.en.ts'
import { FunnelTable, QuestionTables, StopTable } from './overview-tables.tsx'
import { WeekPlot } from './week-plot.tsx'

export function OverviewPage() {
  // The server counts once a minute at most, so asking more often would say nothing new.
  const { data, isPending, refetch, isFetching } = useQuery({
    queryKey: ['operator-overview'],
    queryFn: () => callApi<typeof getOverview>('GET', '/api/operator/overview'),
    staleTime: 60_000,
  })
  return (
    <>
      <h1 className="text-4xl">{text.title}</h1>
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
      {data && <OverviewSections overview={data} />}
    </>
  )
}

function OverviewSections({ overview }: { readonly overview: Overview }) {
  return (
    <>
      <FailingTasks tasks={overview.failingTasks} />
      <DeskSection title={text.waitingForYou}>
        <WaitingList overview={overview} />
      </DeskSection>
      <div className="grid gap-3">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3">
          <Figure value={overview.learners} name={text.learners} to={deskPaths.learners} />
          <Figure value={overview.weeks.at(-1)?.registered ?? 0} name={text.thisWeek} />
          <Figure value={overview.guests} name={text.guests} />
          <Figure
            value={overview.completedAll}
            name={text.completedAll}
            to={deskPaths.learnersAt('finished')}
          />
          <Figure value={overview.certificates.issued} name={text.certificatesIssued} />
        </dl>
        <p className="text-sm text-soft">{text.countedAt(dateTimeOf(overview.computedAt))}</p>
      </div>
      <DeskSection title={text.funnel} note={text.lineNote}>
        <LearnerLine overview={overview} />
        <details>
          <summary className="cursor-pointer py-2 text-soft">{text.asTable}</summary>
          <p className="mb-3 text-sm text-soft">{text.funnelNote}</p>
          <FunnelTable overview={overview} />
        </details>
      </DeskSection>
      <DeskSection title={text.overTime}>
        <WeekPlot weeks={overview.weeks} />
      </DeskSection>
      <DeskSection title={text.stops} note={text.stopsNote}>
        <StopTable overview={overview} />
      </DeskSection>
      <QuestionTables overview={overview} />
      <MailChoice />
    </>
  )
}

function Figure({
  value,
  name,
  to,
}: {
  readonly value: number
  readonly name: string
  readonly to?: string
}) {
  return (
    <div className="paper-card flex flex-col justify-between p-4">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-display text-4xl">
        {to === undefined ? (
          count(value)
        ) : (
          <LearnerLink to={to} aria-label={text.showThem(count(value), name)}>
            {count(value)}
          </LearnerLink>
        )}
      </dd>
    </div>
  )
}

/** What waits for an operator: each number leads to where it is dealt with. */
function WaitingList({ overview }: { readonly overview: Overview }) {
  const { certificates, unlisted, openReports, openClassReports, token } = overview
  const { waiting, oldestWaitingAt, odd, byRule, corrections, unsent } = certificates
  const requests = deskPaths.requests
  const notes = [
    oldestWaitingAt !== null && text.oldestSince(dayOf(oldestWaitingAt)),
    odd > 0 && text.unusual(count(odd)),
    byRule > 0 && text.byRule(count(byRule)),
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
      {token && (
        <>
          <Waiting value={token.unpublished} name={text.listUnpublished} to={deskPaths.token} />
          <Waiting value={token.claims} name={text.claimsToSend} to={deskPaths.token} />
        </>
      )}
    </ul>
  )
}

interface WaitingProps {
  /** Null where it is not known. */
  readonly value: number | null
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
          {value === null ? '?' : count(value)}
        </strong>{' '}
        {/* Below the number where it would have less room. */}
        <span className="min-w-0 flex-[1_1_8em]">
          <span className="font-display text-xl">{name}</span>
          <span className="block text-sm text-soft">
            {value === 0 ? text.nothingToDo : value === null ? text.chainAway : note}
          </span>
        </span>
      </Link>
    </li>
  )
}
