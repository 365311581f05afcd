import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { useClasses } from '#features/classes/web/list-classes.ts'
import { useLessonAhead } from '#features/modules/web/get-lesson.ts'
import { noProgress } from '#features/modules/web/state/get-progress.ts'
import { stationOf, stations } from '#features/modules/web/stations.ts'
import type { Progress } from '#features/progress/contract.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { Loading, Opening } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { modulesDone } from './boarding/boarding.en.ts'
import { BoardingCard } from './boarding/boarding-card.tsx'
import * as text from './dashboard.en.ts'
import type { LoadFailuresProps } from './load-failures.tsx'
import { loadExercises } from './state/exercises.ts'
import { timeFor } from './state/journey-time.ts'
import { useProgressOrKept } from './state/known-progress.ts'
import { nextStop } from './state/progress-rules.ts'
import { useTravel } from './state/travel.ts'
import type { JourneyProps } from './stations/journey.tsx'
import './dashboard.css'

// Below the first screen.
const Journey = lazy(async () => {
  await whenQuiet()
  const [{ Journey }, exercises] = await Promise.all([import('./stations/journey.tsx'), loadExercises()])
  return { default: (props: Omit<JourneyProps, 'exercises'>) => <Journey {...props} exercises={exercises} /> }
})
// Once in a journey.
const TerminusCard = lazy(() =>
  import('./boarding/terminus-card.tsx').then((part) => ({ default: part.TerminusCard })),
)

const LoadFailures = latePart<LoadFailuresProps>(
  () => import('./load-failures.tsx').then((part) => part.LoadFailures),
  async () => {},
)

const moduleNumbers = stations.map(({ number }) => number)

interface DashboardPageProps {
  readonly certificate: ReactNode
  /** What has come of it, at the end of the journey. */
  readonly reward: ReactNode
  /** For a learner who has finished a module. */
  readonly emailNote: ReactNode
}

/** The dashboard (S2.18): the next stop, the journey, an entry per module, and the certificate at its end. */
export function DashboardPage({ certificate, reward, emailNote }: DashboardPageProps) {
  const { fromServer: progress, known, keptAt, isWaiting } = useProgressOrKept()
  const classes = useClasses()
  // The line about the connection has said so.
  const isOnline = useIsOnline()
  useEffect(() => {
    if (progress.error && navigator.onLine) showToast(text.failure(progress.error), 'alert-error')
  }, [progress.error])

  useLessonAhead(known ? nextStop(known, moduleNumbers) : null)

  // Once something has failed the page stays, also while it is tried again.
  const hasFailed = progress.errorUpdateCount + classes.errorUpdateCount > 0
  // What a query brings is drawn without a pause; the whole page comes in slices between which the phone can do other things.
  const isLoading = useDeferredValue(isWaiting || (classes.isPending && !hasFailed && !keptAt))
  const travelled = useTravel(isLoading ? undefined : known?.completedModules)
  if (isLoading) return <Opening shape="card" />
  const isProgressLacking = !progress.data && (isOnline || !keptAt)
  const areClassesLacking = !classes.data && !keptAt && classes.errorUpdateCount > 0
  const shown = known ?? noProgress
  const next = nextStop(shown, moduleNumbers)
  const station = next === null ? undefined : stationOf(next)
  return (
    <div className="dashboard @container grid grid-cols-1 gap-4" data-travelled={travelled}>
      {known && isNew(known) && <Welcome />}
      {station ? (
        <BoardingCard
          key={station.number}
          station={station}
          progress={shown}
          announced={classes.data?.find(({ moduleNumber }) => moduleNumber === station.number)}
          distance={known && distanceText(known.completedModules.length)}
        />
      ) : (
        <Suspense fallback={<Loading shape="card" />}>
          <TerminusCard certificate={certificate} reward={reward} />
        </Suspense>
      )}
      {(isProgressLacking || areClassesLacking) && (
        <Suspense>
          <LoadFailures
            progress={isProgressLacking && progress}
            classes={areClassesLacking && classes}
            keptAt={keptAt}
          />
        </Suspense>
      )}
      <Suspense fallback={<Loading />}>
        <Journey
          progress={shown}
          next={next}
          classes={classes.data ?? []}
          note={shown.completedModules.length > 0 && emailNote}
        >
          {station && certificate}
        </Journey>
      </Suspense>
    </div>
  )
}

function Welcome() {
  const name = useLearnerName()
  return (
    <div>
      <p className="font-display text-2xl">{name ? text.welcomeAs(name) : text.welcome}</p>
      <p className="text-soft">{text.firstSteps}</p>
    </div>
  )
}

const isNew = ({ completedModules, attendedModules }: Progress) =>
  completedModules.length + attendedModules.length === 0

/** @param done how many modules */
export function distanceText(done: number): string {
  const { count, unit } = timeFor(stations.length - done)
  const left = unit === 'hour' ? text.hoursLeft(count) : text.minutesLeft(count)
  return `${modulesDone(done, stations.length)}, ${left}`
}
