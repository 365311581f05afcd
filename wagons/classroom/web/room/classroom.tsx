import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isKnownOperator, useStoredSession } from '#features/identity/web/session.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { openRoom, type Room, type RoomView } from '../connection/room.ts'
import type { ClassroomProps } from '../connection/room-props.ts'
import {
  fetchHostsTicket,
  fetchLearnersTicket,
  openClassSocket,
  useClassroom,
} from '../connection/ticket-calls.ts'
import * as text from './door/door.en.ts'
import { Door } from './door/door.tsx'
import type { HostDoorProps } from './door/host-door.tsx'
import type { ClassOverProps } from './over/class-over.tsx'
import type { GoneProps } from './over/gone.tsx'
import { RoomPart } from './room-part.tsx'
import { showRoom } from './room-tabs.tsx'
import './classroom.css'

/** For operators. */
const HostDoor = latePart<HostDoorProps>(() => import('./door/host-door.tsx').then((part) => part.HostDoor))

const fetchGone = () => import('./over/gone.tsx').then((part) => part.Gone)
const Gone = latePart<GoneProps>(fetchGone, fetchGone)
const ClassOver = latePart<ClassOverProps>(
  () => import('./over/class-over.tsx').then((part) => part.ClassOver),
  fetchGone,
)

/** How one goes in: as a learner, or (a text) as the host of that name. */
type Way = Parameters<typeof fetchLearnersTicket>[1] | string

/** The class of a module: its door, and the room behind it. Nothing for a module without a room. */
export function Classroom(props: ClassroomProps) {
  const { moduleNumber, isBoardFirst } = props
  const [visit, setVisit] = useState<{ readonly room: Room; readonly way: Way }>()
  const view = useRoomView(visit?.room)
  const isInside =
    view?.room.isKnown === true && view.connection.is !== 'out' && view.connection.is !== 'refused'
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error } = useClassroom(moduleNumber, !isInside)

  useEffect(() => () => visit?.room.close(), [visit])
  // What had the focus is gone.
  useEffect(() => {
    if (!isBoardFirst) return
    heading.current?.focus({ preventScroll: true })
    if (heading.current) showRoom(heading.current)
  }, [isBoardFirst])

  function enter(way: Way) {
    // Without a connection one may want to leave too.
    fetchGone().catch(() => {})
    const fetchTicket = () =>
      typeof way === 'string' ? fetchHostsTicket(moduleNumber, way) : fetchLearnersTicket(moduleNumber, way)
    setVisit({ way, room: openRoom({ fetchTicket, openSocket: openClassSocket }) })
  }

  if (error instanceof ApiError && error.status === 404) return null
  return (
    <section aria-labelledby="class-room" className="classroom" data-inside={isInside || undefined}>
      {visit && view && isInside ? (
        <RoomPart {...props} heading={heading} visit={visit.room} view={view} />
      ) : (
        <Entrance {...props} here={data} view={view} way={visit?.way} onEnter={enter} />
      )}
    </section>
  )
}

function useRoomView(room: Room | undefined): RoomView | undefined {
  return useSyncExternalStore(
    (listener) => room?.subscribe(listener) ?? (() => {}),
    () => room?.current(),
  )
}

function wordsOf({ here, mode }: NonNullable<EntranceProps['here']>): string {
  if (mode === 'hosted') return text.hosted(here)
  return here === 0 ? text.empty : text.here(here)
}

interface EntranceProps extends Pick<ClassroomProps, 'moduleNumber' | 'nextClass'> {
  readonly here: ReturnType<typeof useClassroom>['data']
  readonly view: RoomView | undefined
  readonly way: Way | undefined
  readonly onEnter: (way: Way) => void
}

/** What invites: who is there, and the way in. */
function Entrance({ moduleNumber, nextClass, here, view, way, onEnter }: EntranceProps) {
  const isLearner = useStoredSession()
  const { connection } = view ?? {}
  const refusal = connection?.is === 'refused' ? connection.code : ''
  const busy = connection?.is === 'entering' || connection?.is === 'lost'
  const isOut = connection?.is === 'out'
  const isHostWay = typeof way === 'string'
  const hasSocket = typeof WebSocket !== 'undefined'
  const isAtDoor = hasSocket && isLearner && !(isOut && way !== undefined)
  if (view && isOut && connection.why === 'closed')
    return (
      <Suspense fallback={<Gone why={connection.why} />}>
        <ClassOver moduleNumber={moduleNumber} nextClass={nextClass} room={view.room} end={connection.end} />
      </Suspense>
    )
  return (
    <>
      <div className="class-door">
        <div>
          <h2 id="class-room" className="text-[1.75rem]">
            {text.title}
          </h2>
          <p role="status" className="min-h-[1lh] text-soft">
            {isOut && (
              <Suspense>
                <Gone why={connection.why} />
              </Suspense>
            )}
            {here && wordsOf(here)}
          </p>
        </div>
        {!hasSocket ? (
          <p>{text.noSocket}</p>
        ) : !isLearner ? (
          <>
            <Link
              to={paths.login}
              state={{ from: location.pathname + location.search }}
              className={buttonClass()}
            >
              {text.logIn}
            </Link>
            <p className="text-sm text-soft">{text.forVisitors}</p>
          </>
        ) : isAtDoor ? (
          <Door refusal={isHostWay ? '' : refusal} busy={busy && !isHostWay} onEnter={onEnter} />
        ) : (
          isOut &&
          way !== undefined &&
          connection.why !== 'removed' &&
          connection.why !== 'signed-out' && (
            <ComeBack
              onComeBack={() => onEnter(way)}
              isAsked={connection.why === 'left' || connection.why === 'replaced'}
            />
          )
        )}
      </div>
      {isAtDoor && isKnownOperator() && (
        <Suspense>
          <HostDoor
            refusal={isHostWay ? refusal : ''}
            busy={busy && isHostWay}
            isHeld={here?.mode === 'hosted'}
            onOpen={onEnter}
          />
        </Suspense>
      )}
    </>
  )
}

/** The button that led out is gone: here is the one that leads back. */
function ComeBack({ onComeBack, isAsked }: { readonly onComeBack: () => void; readonly isAsked: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const focus = useEffectEvent(
    () => isAsked && document.activeElement === document.body && button.current?.focus(),
  )
  useEffect(() => {
    focus()
  }, [])
  return (
    <Button ref={button} look="outline" onClick={onComeBack}>
      {text.comeBack}
    </Button>
  )
}
