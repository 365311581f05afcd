import type { Overview } from '#contract/desk.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { DeskSection } from '../desk-section.tsx'
import { count, momentOf } from '../numbers.ts'
import { FunnelTable } from './funnel-table.tsx'
import { useOverview } from './get-overview.ts'
import * as text from './overview.en.ts'
import { QuestionTables } from './question-tables.tsx'
import { StopTable } from './stop-table.tsx'
import { WeekPlot } from './week-plot.tsx'
import './overview.css'

/** How learners get on: over time, through the modules, and with the questions. */
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
        <p className="text-sm text-soft">{text.countedAt(momentOf(overview.computedAt))}</p>
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
  /** Where the figure is dealt with. */
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
