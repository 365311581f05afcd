import { programmes } from 'virtual:programmes'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { type Station, stationOf, stations } from '#features/modules/web/stations.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { Train } from '#platform/web/drawings/train.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Finish } from '../go-to-success.ts'
import { JourneyTicket } from './journey-ticket.tsx'
import { PunchFall } from './punch-fall.tsx'
import { useRecordCompletion } from './record-completion.ts'
import * as text from './success.en.ts'
import './success.css'
import './arrival-ticket.css'
import './next-stop.css'

// The quiz before this page has brought it along.
const Explanation = lazy(() => import('../explanation.tsx').then((part) => ({ default: part.Explanation })))

interface CongratulationsProps {
  readonly moduleNumber: number
  /** Undefined until it is known. */
  readonly completed: readonly number[] | undefined
  /** What is completed could not be read. */
  readonly isUnknown: boolean
  readonly finish: Finish | null
}

/** The punched ticket of a module, and the link to the dashboard, which records the module again (S4.25). */
export function Congratulations({ moduleNumber, completed, isUnknown, finish }: CongratulationsProps) {
  const navigate = useNavigate()
  const { record, isPending } = useRecordCompletion(() => navigate(paths.dashboard))
  const station = stationOf(moduleNumber)
  // The list may be from before this module.
  const done = [...new Set([...(completed ?? []), moduleNumber])]
  const isLineComplete = modulesBeside(moduleNumber).every((number) => done.includes(number))
  const mist = isLineComplete && 'lifting'
  const next = completed && (stations.find(({ number }) => !done.includes(number)) ?? null)
  return (
    <div data-season={station?.season} data-complete={isLineComplete || undefined} className="arrival">
      <div className="arrival-first">
        <div className="arrival-land">
          <div className="arrival-scene">
            <Landscape
              season={station?.season}
              {...(station?.season && wideViews[station.season])}
              mist={mist}
            />
          </div>
          <div className="arrival-board">
            <h1 className="arrival-title">{text.congratulations(moduleNumber)}</h1>
            <p className="arrival-line">
              {isLineComplete && <CheckIcon className="size-5" strokeWidth={3} />}
              {isLineComplete ? text.lineComplete(station?.programme ?? '') : station?.programme}
            </p>
          </div>
          <Train carriages={2} className="arrival-train" />
        </div>
        <div className="arrival-ticket">
          {next === null && <PunchFall />}
          <JourneyTicket
            moduleNumber={moduleNumber}
            title={station?.title ?? ''}
            completed={done}
            isCounted={completed !== undefined}
            finish={finish}
          />
        </div>
        <div
          data-season={next === null ? stations.at(-1)?.season : next?.season}
          className="arrival-card arrival-next"
        >
          {!isUnknown && <NextStop next={next} />}
          <Button busy={isPending} onClick={() => record(moduleNumber)}>
            {text.proceed}
          </Button>
        </div>
      </div>
      {finish?.answered && (
        <div className="arrival-card arrival-note">
          <Suspense fallback={null}>
            <Explanation moduleNumber={moduleNumber} answered={finish.answered} language={finish.language} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** With its neighbours at the sides of a wide page; where it is narrow the season alone is seen. */
const wideViews = {
  dawn: { view: '0 300 966 256', align: 'xMinYMax' },
  winter: { view: '117 292 966 256', align: 'xMidYMax' },
  spring: { view: '517 308 966 256', align: 'xMidYMax' },
  summer: { view: '921 300 966 256', align: 'xMidYMax' },
  fall: { view: '1034 326 966 256', align: 'xMaxYMax' },
} as const

/** Those of its programme, itself among them. */
function modulesBeside(moduleNumber: number): number[] {
  const lines = programmes.map(({ modules }) => modules.map(({ number }) => number))
  return lines.find((numbers) => numbers.includes(moduleNumber)) ?? [moduleNumber]
}

/** What opens next; null at the end of the journey, undefined until it is known, when its place is kept. */
function NextStop({ next }: { readonly next: Station | null | undefined }) {
  return (
    <>
      <div className="arrival-crop">
        {next !== undefined && <Landscape season={next ? next.season : stations.at(-1)?.season} />}
      </div>
      <div className="arrival-words">
        {next !== undefined && (
          <>
            <p className="text-season">{next ? `${text.nextModule} · ${next.programme}` : text.lastOne}</p>
            <p className="arrival-next-title">{next ? next.title : text.askForCertificate}</p>
          </>
        )}
      </div>
    </>
  )
}
