import { useQuery } from '@tanstack/react-query'
import type { getOverview, Overview } from '#features/desk/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskSection } from '../ui/desk-section.tsx'
import { count, dateTimeOf } from '../ui/formats.tsx'
import { FailingTasks } from './failing-tasks.tsx'
import { FunnelTable, StopTable } from './funnel-tables.tsx'
import { LearnerLine } from './learner-line.tsx'
import { LearnerLink } from './learner-link.tsx'
import * as text from './overview.en.ts'
import { QuestionTables } from './question-tables.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WeekPlot } from './week-plot.tsx'

export function OverviewPage() {
  const { data, isPending, refetch, isFetching } = useOverview()
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
    </>
  )
}

interface FigureProps {
  readonly value: number
  readonly name: string
  readonly to?: string
}

function Figure({ value, name, to }: FigureProps) {
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

/** The server counts once a minute at most, so asking more often would say nothing new. */
function useOverview() {
  return useQuery({
    queryKey: ['operator-overview'],
    queryFn: () => callApi<typeof getOverview>('GET', '/api/operator/overview'),
    staleTime: 60_000,
  })
}
