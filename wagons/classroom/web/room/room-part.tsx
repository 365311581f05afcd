import { type RefObject, Suspense, useCallback, useState } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { BoardSection, BoardWays, BoardWords, useBoard } from '../board/board-part.tsx'
import type { Room, RoomView } from '../connection/room.ts'
import type { ClassroomProps, RoomProps } from '../connection/room-props.ts'
import { ownVisitor, type RoomState, seenLines, seenPeople } from '../connection/room-state.ts'
import { Figure, HandIcon } from '../figures/figure.tsx'
import * as hand from '../figures/hand.en.ts'
import * as reactionText from '../figures/reactions.en.ts'
import { canWalkIn } from '../hall/can-walk-in.ts'
import { Benches, PeopleList } from './benches.tsx'
import type { HallPlaceProps } from './hall-place.tsx'
import { invite } from './invite.ts'
import { PollCard, pollInWords } from './poll-card.tsx'
import { ReactionIcon, reactions } from './reaction-icons.tsx'
import * as text from './room.en.ts'
import { type RoomTab, RoomTabs } from './room-tabs.tsx'
import { AskHost } from './written-words.tsx'
import './layout/room-layout.css'
import './layout/board-strip.css'
import './soft-edges.css'
import './layout/wide-room.css'
import './layout/lying-room.css'
import './hall-way.css'

/** What leads into the hall, for devices made for it. */
const HallPlace = latePart<HallPlaceProps>(() => import('./hall-place.tsx').then((part) => part.HallPlace))

/** Of the few classes whose host opens it. */
const fetchChat = () => import('./chat.tsx').then((part) => part.Chat)
const Chat = latePart<RoomProps>(fetchChat, () => Promise.resolve())

interface RoomPartProps extends ClassroomProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly visit: Room
  readonly view: RoomView
}

/** So many are drawn larger. */
const mostLarge = 8

/** Live regions, which take no room while they wait for words. */
const said =
  'rounded-xl px-[0.9rem] py-1 leading-snug text-center text-balance wrap-anywhere empty:absolute empty:p-0'

/** The room from inside. What it shows stays while the connection is mended. */
export function RoomPart({ heading, visit, view, ...props }: RoomPartProps) {
  const { room, connection } = view
  const [failed, setFailed] = useState('')
  const [isFitForHall] = useState(canWalkIn)
  const { people, mode, caption, you, isHost } = room
  const here = seenPeople(room)
  const isMuted = people.find(({ seat }) => seat === you)?.isMuted === true
  const isHostAway = mode === 'hosted' && !people.some((one) => one.isHost)

  /** Says so where it cannot be sent. */
  const send: Room['send'] = useCallback(
    (name, data) => {
      const isSent = visit.send(name, data)
      setFailed(isSent ? '' : text.notDone)
      return isSent
    },
    [visit],
  )

  const trouble =
    connection.is === 'lost'
      ? text.lost
      : failed || refusedWords(room) || (isMuted && text.muted) || (isHostAway && text.hostAway)

  const shown = useBoard(props, { room, send })
  const openPoll = !isHost && room.poll?.isOpen ? room.poll : undefined

  const tabs: RoomTab[] = [
    isHost && {
      id: 'tools',
      name: text.tools,
      news: `${room.hands.length} ${room.questions.at(-1)?.id}`,
      panel: (
        <Suspense>
          <props.HostTools moduleNumber={props.moduleNumber} room={room} send={send} />
        </Suspense>
      ),
    },
    {
      id: 'part',
      name: text.takePart,
      panel: (
        <>
          <RoomControls room={room} send={send} />
          <BoardWays shown={shown} room={room} send={send} />
        </>
      ),
    },
    !isHost &&
      mode === 'hosted' && {
        id: 'questions',
        name: text.questions,
        news: room.poll && `${room.poll.id} ${room.poll.isOpen}`,
        panel: (
          <>
            <PollCard room={room} send={send} />
            <AskHost room={room} send={send} />
          </>
        ),
      },
    hasChatToSee(room) && {
      id: 'chat',
      name: text.chat,
      news: newestLine(room),
      panel: (
        <Suspense>
          <Chat room={room} send={send} />
        </Suspense>
      ),
    },
    (people.length > 1 || room.hidden.length > 0) && {
      id: 'people',
      name: text.people,
      panel: <PeopleList room={room} send={send} />,
    },
  ].filter((tab) => tab !== false)

  const isFew = here.length > 1 && here.length <= mostLarge
  // The benches below say who they are.
  const faces = (
    <div
      className="class-faces flex basis-full flex-wrap gap-1"
      data-few={isFew || undefined}
      aria-hidden="true"
    >
      {here.map((person) => (
        <Figure
          key={person.seat}
          {...person}
          isYou={person.seat === you}
          hasHandUp={room.hands.includes(person.seat)}
        />
      ))}
    </div>
  )

  return (
    <>
      <BoardSection shown={shown} room={room} />
      <div className="room-column">
        <div className="room-side">
          <header className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] leading-snug">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              <h2 id="class-room" ref={heading} tabIndex={-1} className="text-[1.5rem] leading-none">
                {text.hereNow(here.length)}
              </h2>
              <span className="rounded-lg bg-season-tint px-[0.45rem] font-display text-[1.0625rem] font-semibold">
                {isHost ? text.youHost : mode === 'hosted' ? text.hosted : text.anyTime}
              </span>
              {!isFew && faces}
            </div>
            {isHost && (
              <Button look="outline" onClick={invite}>
                {text.invite}
              </Button>
            )}
            <Button look="outline" onClick={() => visit.leave()}>
              {text.leave}
            </Button>
            {isFew && faces}
            <div className="class-now basis-full">
              <BoardWords shown={shown} room={room} />
            </div>
          </header>
          <p role="status" className={`${said} bg-wrong-tint font-semibold text-wrong`}>
            {trouble}
          </p>
          <p role="status" className={`class-caption ${said} bg-ink text-[1.0625rem] text-paper`}>
            {caption && (
              <>
                <b>{text.caption}</b> <span dir="auto">{caption}</span>
              </>
            )}
          </p>
          <p role="status" className="sr-only">
            {!isHost && pollInWords(room)}
          </p>
          <RoomTabs tabs={tabs} call={{ tab: 'questions', is: openPoll ? `${openPoll.id}` : '' }} />
        </div>
        {isFitForHall && (
          <Suspense fallback={<div className="hall-way" />}>
            <HallPlace {...props} visit={visit} room={room} />
          </Suspense>
        )}
      </div>
      <Benches room={room} send={send} />
    </>
  )
}

/** The host may always write, and is read by all. */
const hasChatToSee = (room: RoomState): boolean =>
  room.isChatOpen || (room.isHost && room.hasChat) || seenLines(room).length > 0

/** The last one of others: it is news. */
function newestLine(room: RoomState): string {
  const own = ownVisitor(room)
  return `${seenLines(room).findLast(({ visitor }) => visitor !== own)?.id ?? ''}`
}

/** What a field says itself, or a reaction too many, is not said here. */
function refusedWords({ refusal }: RoomState): string | undefined {
  if (!refusal || ['say', 'ask', 'react'].includes(refusal.to)) return undefined
  return text.refused[refusal.why]
}

/** A hand for the host, and what everyone may say without words. */
function RoomControls({ room, send }: RoomProps) {
  const { mode, hands, you, isHost, people } = room
  const sent = room.reactions.filter(({ seat }) => seat === you).map(({ reaction }) => reaction)
  const isMuted = people.find(({ seat }) => seat === you)?.isMuted
  const place = hands.indexOf(you) + 1
  const isUp = place > 0
  // What one says without words reaches no one.
  if (people.length < 2) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mode === 'hosted' && (
        <p role="status" className="flex-[1_0_100%] text-soft empty:absolute">
          {[hands.length > 0 && text.handsUp(hands.length), isUp && text.yourTurn(place)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {mode === 'hosted' && !isHost && !isMuted && (
        <Button aria-pressed={isUp} className="grow" onClick={() => send('hand', { isUp: !isUp })}>
          <HandIcon className="size-6" />
          {isUp ? hand.lower : hand.raise}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent */}
      <div
        role="group"
        aria-label={reactionText.title}
        className="flex min-w-0 flex-[1_1_13.5rem] flex-wrap gap-2"
      >
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className="grid min-h-12 max-w-20 min-w-12 flex-1 cursor-pointer place-items-center rounded-[0.875rem] border-2 border-field active:[translate:0_2px] data-sent:border-ink data-sent:bg-season-tint"
            title={reactionText.names[reaction]}
            data-sent={sent.includes(reaction) || undefined}
            onClick={() => send('react', { reaction })}
          >
            <ReactionIcon reaction={reaction} className="size-6" />
            <span className="sr-only">{reactionText.names[reaction]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
