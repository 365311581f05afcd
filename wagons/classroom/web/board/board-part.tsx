import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLesson } from '#features/modules/web/get-lesson.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { Board } from '#wagons/classroom/contract/classroom-frames.ts'
import type { ClassroomProps, Lead, RoomProps } from '../connection/room-props.ts'
import { isOver, type RoomState } from '../connection/room-state.ts'
import * as text from './board.en.ts'
import { CheckLine } from './check-line.tsx'

/** What hangs on the board, for the film above too; each learner may look away. */
export function useBoard({ moduleNumber, season, onLead }: ClassroomProps, { room, send }: RoomProps) {
  const { board, clockLead, mode } = room
  const [isTogether, setTogether] = useState(true)
  const { data: lesson } = useLesson(moduleNumber)
  const lead = useMemo(() => {
    if (!isTogether) return null
    if (board.shows !== 'nothing') return leadOf(board, clockLead)
    return mode === 'any-time'
      ? { name: text.startFilm, begin: () => send('startFilm', {}) }
      : { section: '' }
  }, [isTogether, board, clockLead, mode, send])
  const tell = useEffectEvent(onLead)
  // Where a still gives way to the film, they change places in one frame: nothing below them moves.
  useLayoutEffect(() => tell(lead), [lead])
  useEffect(() => () => tell(undefined), [])
  const section = board.shows === 'section' ? board.section : undefined
  const title = lesson?.sections.find(({ id }) => id === section)?.title ?? section
  return { isTogether, setTogether, lesson, season, section, title }
}

interface BoardProps {
  readonly shown: ReturnType<typeof useBoard>
  readonly room: RoomState
}

/** What hangs there, in words. */
export function BoardWords({ shown: { lesson, section, title = '' }, room }: BoardProps) {
  const { board, clockLead } = room
  const startsIn = useCountdown(board, clockLead)
  return (
    <>
      <p role="status" lang={section === undefined ? undefined : lesson?.language}>
        {wordsOf(room, title, startsIn > 0)}
      </p>
      {startsIn > 0 && (
        <p className="font-semibold [font-variant-numeric:tabular-nums]">{text.board.startsIn(startsIn)}</p>
      )}
    </>
  )
}

/** What learners can do about it themselves. */
export function BoardWays({ shown, room, send }: BoardProps & RoomProps) {
  const { mode, isHost, people } = room
  const id = useId()
  return (
    <>
      {/* The first time it begins on the board itself. */}
      {mode === 'any-time' && isOver(room) && (
        <Button onClick={() => send('startFilm', {})}>{text.startFilm}</Button>
      )}
      {/* Alone there is no one to be in step with. */}
      {!isHost && (people.length > 1 || !shown.isTogether) && (
        <CheckLine
          checked={shown.isTogether}
          aria-describedby={id}
          onChange={({ currentTarget }) => shown.setTogether(currentTarget.checked)}
        >
          <span>
            {text.together}
            <span id={id} className="block text-[0.875rem] text-soft">
              {shown.isTogether ? text.togetherNote : text.aloneNote}
            </span>
          </span>
        </CheckLine>
      )}
    </>
  )
}

function leadOf(board: Exclude<Board, { shows: 'nothing' }>, clockLead: number): Lead {
  if (board.shows === 'film') return { startedAt: board.startedAt, now: () => Date.now() + clockLead }
  if (board.shows === 'stopped-film') return { stoppedAt: board.at }
  return { section: board.section }
}

function wordsOf(room: RoomState, section: string, isAwaited: boolean): string {
  const { board, mode, people, isHost } = room
  if (board.shows === 'section') return text.board.section(section)
  const isAlone = people.length < 2
  if (board.shows === 'stopped-film')
    return isOver(room) ? text.board.over : isAlone ? text.board.stoppedAlone : text.board.stopped
  if (board.shows === 'film') return isAwaited ? '' : isAlone ? text.board.filmAlone : text.board.film
  if (mode === 'hosted') return isHost ? text.board.yours : text.board.waiting
  return isAlone ? text.board.alone : text.board.ready
}

/** In whole seconds until the film starts; 0 once it has. */
function useCountdown(board: Board, clockLead: number): number {
  const startedAt = board.shows === 'film' ? board.startedAt : 0
  const left = () => Math.max(0, Math.ceil((startedAt - Date.now() - clockLead) / 1000))
  const [seconds, setSeconds] = useState(left)
  const look = useEffectEvent(() => setSeconds(left()))
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      look()
      if (startedAt - Date.now() - clockLead <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [startedAt, clockLead])
  return seconds
}

/** One section of the lesson, as the host has put it on the board; until there is anything, a still. */
export function BoardSection({ shown, room }: BoardProps) {
  const { isTogether, lesson, season, section = '', title = '' } = shown
  const board = useRef<HTMLElement>(null)
  const html = useMemo(() => lesson && section && sectionOf(lesson.html, section), [lesson, section])
  useEffect(() => {
    if (section) board.current?.scrollTo({ top: 0 })
  }, [section])
  if (isTogether && room.mode === 'hosted' && room.board.shows === 'nothing')
    return (
      // The room says it.
      <div className="board-section board-still" aria-hidden="true">
        <div className="relative isolate overflow-clip">
          <Landscape season={season} />
        </div>
        <p>{wordsOf(room, '', false)}</p>
      </div>
    )
  if (!html || !isTogether) return null
  return (
    <section
      ref={board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached with the keyboard
      tabIndex={0}
      aria-label={text.board.section(title)}
      className="board-section overflow-y-auto rounded-[0.875rem] border-6 border-ink bg-paper"
    >
      <div
        className="lesson p-0 text-[1rem]"
        lang={lesson?.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of the lesson, made by our server
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

/** Its headings lose their ids, which are those of the lesson below. '' for a section that the lesson has not. */
function sectionOf(html: string, section: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const found = parsed.getElementById(section)
  const part = found?.closest('section') ?? found
  for (const heading of parsed.querySelectorAll('[id]:not(svg *)')) heading.removeAttribute('id')
  return part?.outerHTML ?? ''
}
