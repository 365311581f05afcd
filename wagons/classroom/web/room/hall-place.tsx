import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useBoardSource } from '../board/use-board-source.ts'
import type { Room } from '../connection/room.ts'
import type { ClassroomProps } from '../connection/room-props.ts'
import { isOver, type RoomState, seenPeople } from '../connection/room-state.ts'
import * as text from '../hall/hall.en.ts'
import { HallDrawing } from '../hall/hall-picture.tsx'
import type { HallProps } from '../hall/hall-props.ts'
import { resultInWords } from './poll-card.tsx'
import { caption as hostSays } from './room.en.ts'

/** In ms: for so long a new line of the host stands before those of a film that runs. */
const hostsTurn = 8_000

export interface HallPlaceProps extends Omit<ClassroomProps, 'onLead'> {
  readonly visit: Room
  readonly room: RoomState
}

/** The same class as a hall to walk into, where the device is made for it. */
export function HallPlace({ visit, room, moduleNumber, season, spaceName }: HallPlaceProps) {
  const { people: all, hidden, you, hands, reactions, caption, board } = room
  const isUp = hands.includes(you)
  const { stage, source } = useBoardSource(moduleNumber, room)
  const filmLine = useSyncExternalStore(source.subscribe, source.line)
  const said = caption ? `${hostSays} ${caption}` : resultInWords(room)
  const isHostsTurn = useIsNew(said) || board.shows !== 'film' || !filmLine
  const people = useMemo(
    () => seenPeople({ people: all, hidden }).map((person) => ({ ...person, isYou: person.seat === you })),
    [all, hidden, you],
  )
  return (
    <>
      {/* Where the board's films are drawn for the hall. */}
      <div
        ref={stage}
        className="film-picture pointer-events-none invisible absolute top-0 left-0 h-[200px] w-[320px]"
        aria-hidden="true"
      />
      <WalkIn
        season={season}
        spaceName={spaceName}
        moduleNumber={moduleNumber}
        people={people}
        places={visit.places}
        hands={hands}
        reactions={reactions}
        board={source}
        caption={said && isHostsTurn ? said : filmLine}
        start={
          room.mode === 'any-time' && (board.shows === 'nothing' || isOver(room))
            ? () => visit.send('startFilm', {})
            : undefined
        }
        isOver={isOver(room)}
        hand={
          room.mode === 'hosted' && people.some(({ isYou, isHost, isMuted }) => isYou && !isHost && !isMuted)
            ? { isUp, toggle: () => visit.send('hand', { isUp: !isUp }) }
            : undefined
        }
        onReact={people.length > 1 ? (reaction) => visit.send('react', { reaction }) : undefined}
        onMove={(place) => visit.move(place)}
      />
    </>
  )
}

/** For as long as the host's turn is after words have changed. */
function useIsNew(words: string): boolean {
  const [old, setOld] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setOld(words), hostsTurn)
    return () => clearTimeout(timer)
  }, [words])
  return words !== old
}

const Hall = lazy(() => import('../hall/hall.tsx').then((part) => ({ default: part.Hall })))

/** The way into the hall, and the hall once it is wanted, for devices that can (hall/can-walk-in.ts). */
function WalkIn(props: Omit<HallProps, 'onLeave' | 'reducedMotion'>) {
  const [state, setState] = useState<'flat' | 'inside' | 'failed'>('flat')
  const button = useRef<HTMLButtonElement>(null)
  const wasInside = useRef(false)
  const reducedMotion = useSyncExternalStore(subscribeToMotion, () => calmQuery().matches)
  // What had the focus is gone.
  useEffect(() => {
    if (state === 'inside') wasInside.current = true
    else if (wasInside.current) button.current?.focus()
  }, [state])
  if (state === 'inside')
    return (
      <Fallible onFailure={() => setState('failed')}>
        <Suspense
          fallback={
            <p role="status" className="my-3">
              {text.walkingIn}
            </p>
          }
        >
          <Hall
            {...props}
            reducedMotion={reducedMotion}
            onLeave={(isBroken) => setState(isBroken ? 'failed' : 'flat')}
          />
        </Suspense>
      </Fallible>
    )
  return (
    <div className="hall-way" data-theme="edutrain-dark" data-failed={state === 'failed' || undefined}>
      <HallDrawing />
      <Button ref={button} aria-describedby="hall-way-note" onClick={() => setState('inside')}>
        {text.walkIn}
      </Button>
      <p id="hall-way-note" role="status">
        {state === 'failed' ? text.notDrawn : text.walkInNote}
      </p>
    </div>
  )
}

const calmQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribeToMotion(listener: () => void): () => void {
  const calm = calmQuery()
  calm.addEventListener('change', listener)
  return () => calm.removeEventListener('change', listener)
}

/** Where the hall's code cannot be fetched or fails, the page beside it stays. */
class Fallible extends Component<{ readonly onFailure: () => void; readonly children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
