import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#features/identity/web/session.ts'
import { setProgress } from '#features/modules/web/state/get-progress.ts'
import { stationOf, stations } from '#features/modules/web/stations.ts'
import { TicketHoles } from '#features/modules/web/ticket-holes.tsx'
import type { Progress, recordCompletion } from '#features/progress/contract.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { Train } from '#platform/web/drawings/train.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { worthRetrying } from '#platform/web/lib/api/back-off.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { Finish } from '../go-to-success.ts'
import { type BadgeOf, JourneyTicket, PunchFall } from './journey-ticket.tsx'
import * as text from './success.en.ts'
import './success.css'
import './ends.css'

// Only where this page follows a quiz.
const FoldedExplanation = lazy(() =>
  import('../explanation.tsx').then((part) => ({ default: part.FoldedExplanation })),
)

interface CongratulationsProps {
  readonly moduleNumber: number
  /** Undefined until it is known. */
  readonly completed: readonly number[] | undefined
  /** What is completed could not be read. */
  readonly isUnknown: boolean
  readonly finish: Finish | null
  readonly Badge: BadgeOf
  /** What follows the last module of all. */
  readonly Final: ComponentType
}

/** The punched ticket of a module, and the way on to the dashboard, which records the module again (S4.25). */
export function Congratulations({
  moduleNumber,
  completed,
  isUnknown,
  finish,
  Badge,
  Final,
}: CongratulationsProps) {
  const navigate = useNavigate()
  const station = stationOf(moduleNumber)
  // The list may be from before this module.
  const done = [...new Set([...(completed ?? []), moduleNumber])]
  const line = stations.filter(({ programme }) => programme === station?.programme)
  const isLineComplete = line.every(({ number }) => done.includes(number))
  const next = completed && stations.find(({ number }) => !done.includes(number))
  // A guest has no dashboard.
  const isGuest = useSession().status === 'guest'
  const onward = isGuest && next ? paths.lesson(next.number) : isGuest ? paths.register : paths.dashboard
  const atEnd = isGuest ? onward : paths.certificate
  const { record, goal } = useRecordCompletion(moduleNumber, navigate)
  const isEnd = completed !== undefined && !next
  const nextSeason = (isEnd ? stations.at(-1) : next)?.season
  return (
    <div
      data-season={station?.season}
      data-arrived={isEnd ? 'end' : isLineComplete ? 'line' : undefined}
      className="arrival overflow-clip"
    >
      <div className="arrival-first flex flex-col">
        <div className="arrival-land relative isolate flex flex-1 flex-col">
          <div className="arrival-scene absolute isolate overflow-clip">
            <Landscape
              season={station?.season}
              {...(station?.season && wideViews[station.season])}
              mist={isLineComplete && 'lifting'}
            />
          </div>
          <div className="arrival-board overflow-clip bg-card text-center">
            <h1 className="arrival-title">{text.congratulations(moduleNumber)}</h1>
            <p className="arrival-line flex items-center justify-center font-display">
              {(isLineComplete || isEnd) && <CheckIcon className="size-5" strokeWidth={3} />}
              {isEnd
                ? text.journeyComplete
                : isLineComplete
                  ? text.lineComplete(station?.programme ?? '')
                  : station?.programme}
            </p>
          </div>
          <Train carriages={2} className="arrival-train flex-none" />
          {isLineComplete && !isEnd && (
            <div aria-hidden="true" className="arrival-stops absolute flex justify-between">
              {line.map(({ number }) => (
                <CheckIcon key={number} className="arrival-stop" strokeWidth={4} />
              ))}
            </div>
          )}
        </div>
        {isEnd && <TicketHoles completed={done} fresh={moduleNumber} />}
        <div className="relative animate-[ticket-drops_0.3s_ease-out]">
          {isEnd && <PunchFall />}
          <JourneyTicket
            moduleNumber={moduleNumber}
            title={station?.title ?? ''}
            completed={done}
            isCounted={completed !== undefined}
            hasHoles={!isEnd}
            finish={finish}
            Badge={isLineComplete && !isGuest && Badge}
          />
        </div>
        <div
          data-season={nextSeason}
          data-end={isEnd || undefined}
          className="arrival-card arrival-next sticky grid items-center"
        >
          {/* Until it is known what opens next, its place is kept. */}
          {!isUnknown && (
            <>
              <div className="relative isolate [display:var(--crop,block)] self-stretch overflow-clip">
                {completed && <Landscape season={nextSeason} />}
              </div>
              {next && (
                <div className="arrival-words flex flex-col font-display">
                  <p className="text-season">{text.nextModule + next.programme}</p>
                  <p className="arrival-large">{next.title}</p>
                </div>
              )}
            </>
          )}
          {isEnd && (
            <Button busy={goal === atEnd} onClick={() => record(atEnd)}>
              {text.requestCertificate}
            </Button>
          )}
          <Button look={isEnd ? 'outline' : 'solid'} busy={goal === onward} onClick={() => record(onward)}>
            {text.proceed}
          </Button>
          {isEnd && <p className="arrival-none text-center">{text.noNext}</p>}
        </div>
      </div>
      {isEnd && !isGuest && (
        <Suspense>
          <Final />
        </Suspense>
      )}
      {finish?.answered && (
        <div className="arrival-card arrival-note mt-(--gap)">
          <Suspense fallback={null}>
            <FoldedExplanation
              moduleNumber={moduleNumber}
              answered={finish.answered}
              language={finish.language}
            />
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

async function sendCompletion(moduleNumber: number): Promise<Progress> {
  const { progress } = await callApi<typeof recordCompletion>('POST', '/api/progress', {
    body: { moduleNumber },
  })
  return progress
}

/**
 * Where a button leads follows in any case: the tenth right answer has recorded it already (S4.25). Once is enough: what is
 * clicked again, also while the next page is on its way, does nothing. `goal` is where one is going.
 */
function useRecordCompletion(moduleNumber: number, go: (to: string) => void) {
  const client = useQueryClient()
  const isSent = useRef(false)
  const { mutate, variables: goal } = useMutation({
    mutationFn: (_to: string) => sendCompletion(moduleNumber),
    retry: (failures, error) => worthRetrying(failures, error),
    async onSuccess(progress) {
      await setProgress(client, progress)
      showToast(text.recorded, 'alert-success')
    },
    onError: () => showToast(text.recordFailed, 'alert-error'),
    onSettled: (_progress, _error, to) => go(to),
  })
  const record = (to: string) => {
    if (isSent.current) return
    isSent.current = true
    mutate(to)
  }
  return { record, goal }
}
