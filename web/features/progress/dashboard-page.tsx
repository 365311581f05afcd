import { programmes } from 'virtual:programmes'
import { type ReactNode, useEffect } from 'react'
import type { Progress } from '#contract/progress.ts'
import { useClasses } from '#web/features/classes/list-classes.ts'
import { RailMap } from '#web/features/modules/rail-map.tsx'
import { stationOf, stations } from '#web/features/modules/stations.ts'
import { pageLanguage } from '#web/lib/page-language.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './dashboard.en.ts'
import { noProgress } from '#web/features/modules/get-progress.ts'
import { useProgressOrKept } from './known-progress.ts'
import { nextStop } from './progress-rules.ts'
import { timeFor } from './progress-words.ts'
import { StationLine } from './station-line.tsx'
import './stations.css'

const moduleNumbers = stations.map(({ number }) => number)

/** The dashboard (S2.18): the next stop, the journey, an entry per module, and the certificate at its end. */
export function DashboardPage({ certificate }: { readonly certificate: ReactNode }) {
  const { fromServer: progress, known, keptAt, isWaiting } = useProgressOrKept()
  const classes = useClasses()
  useEffect(() => {
    if (progress.error) showToast(text.failure(progress.error), 'alert-error')
  }, [progress.error])

  // Once something has failed the page stays, also while it is tried again.
  const hasFailed = progress.errorUpdateCount + classes.errorUpdateCount > 0
  if (isWaiting || (classes.isPending && !hasFailed && !keptAt)) return <Loading />
  const shown = known ?? noProgress
  const next = nextStop(shown, moduleNumbers)
  return (
    <div className="dashboard">
      <Headline progress={known} next={next} />
      {!progress.data && (
        <LoadFailure
          what={keptAt ? text.lastKnown(dateTime(keptAt)) : text.progressFailed}
          onRetry={progress.refetch}
          isRetrying={progress.isFetching}
        />
      )}
      {!classes.data && !keptAt && classes.errorUpdateCount > 0 && (
        <LoadFailure what={text.classesFailed} onRetry={classes.refetch} isRetrying={classes.isFetching} />
      )}
      <div className="dashboard-map paper-card">
        <RailMap programmes={programmes} completed={shown.completedModules} current={next} />
      </div>
      <StationLine progress={shown} next={next} classes={classes.data ?? []} />
      {certificate}
    </div>
  )
}

function Headline({ progress, next }: { progress: Progress | undefined; next: number | null }) {
  if (!progress) return <h1 className="text-4xl">{text.journey}</h1>
  const station = next && stationOf(next)
  const done = progress.completedModules.length
  return (
    <div>
      <h1 className="text-4xl sm:text-[2.6rem]">{station ? text.nextStop(station.title) : text.endOfLine}</h1>
      <p className="mt-1 text-soft">
        {text.modulesDone(done, stations.length)}
        {next && ` · ${text.timeLeft(timeFor(stations.length - done))}`}
      </p>
    </div>
  )
}

/** A time, in ms, by the clock of this device. */
const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(at)
