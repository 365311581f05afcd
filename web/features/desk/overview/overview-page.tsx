import type { getOverview, Overview } from '#contract/desk.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { DeskSection } from '../ui/desk-section.tsx'
import { count, dateTimeOf } from '../ui/formats.tsx'
import { FunnelTable, StopTable } from './funnel-tables.tsx'
import * as text from './overview.en.ts'
import { QuestionTables } from './question-tables.tsx'
import { WeekPlot } from './week-plot.tsx'
import './overview.css'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'

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
      <div className="grid gap-3">
        <dl className="desk-figures">
          <Figure value={overview.learners} name={text.learners} />
          <Figure value={overview.weeks.at(-1)?.registered ?? 0} name={text.thisWeek} />
          <Figure value={overview.completedAll} name={text.completedAll} />
          <Figure value={overview.certificates.issued} name={text.certificatesIssued} />
          <Figure
            value={overview.certificates.waiting}
            name={text.certificatesWaiting}
            to={paths.operatorRequests}
          />
        </dl>
        <p className="text-sm text-soft">{text.countedAt(dateTimeOf(overview.computedAt))}</p>
      </div>
      <DeskSection title={text.overTime}>
        <WeekPlot weeks={overview.weeks} />
      </DeskSection>
      <DeskSection title={text.funnel} note={text.funnelNote}>
        <FunnelTable overview={overview} />
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
    <div className="paper-card p-4">
      <dt className="text-sm text-soft">
        {to ? (
          <Link to={to} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="font-display text-4xl">{count(value)}</dd>
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
