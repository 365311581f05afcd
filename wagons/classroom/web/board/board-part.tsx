import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type Lesson, useLesson } from '#features/modules/web/get-lesson.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Board } from '#wagons/classroom/contract/classroom-frames.ts'
import type { ClassroomProps, Lead, RoomProps } from '../connection/room-props.ts'
import * as text from './board.en.ts'
import { CheckLine } from './check-line.tsx'

/** What hangs on the board, in words and for the film above; each learner may look away. */
export function BoardPart({ moduleNumber, onLead, room, send }: ClassroomProps & RoomProps) {
  const { board, clockLead, mode, isHost } = room
  const [isTogether, setTogether] = useState(true)
  const { data: lesson } = useLesson(moduleNumber)
  const lead = useMemo(
    () => (isTogether ? leadOf(board, clockLead) : undefined),
    [isTogether, board, clockLead],
  )
  const tell = useEffectEvent(onLead)
  useEffect(() => tell(lead), [lead])
  useEffect(() => () => tell(undefined), [])
  const startsIn = useCountdown(board, clockLead)
  const section = board.shows === 'section' ? board.section : undefined
  const title = lesson?.sections.find(({ id }) => id === section)?.title
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      {isTogether && section !== undefined && lesson && (
        <BoardSection lesson={lesson} section={section} title={title ?? section} />
      )}
      <p
        role="status"
        className="font-semibold empty:absolute"
        lang={section === undefined ? undefined : lesson?.language}
      >
        {wordsOf(board, mode, title ?? section ?? '', startsIn > 0)}
      </p>
      {startsIn > 0 && (
        <p className="font-display text-[1.5rem] [font-variant-numeric:tabular-nums]">
          {text.board.startsIn(startsIn)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {!isHost && (
          <CheckLine
            checked={isTogether}
            aria-describedby={id}
            onChange={({ currentTarget }) => setTogether(currentTarget.checked)}
          >
            <span>
              {text.together}
              <span id={id} className="block text-[0.875rem] text-soft">
                {isTogether ? text.togetherNote : text.aloneNote}
              </span>
            </span>
          </CheckLine>
        )}
        {mode === 'any-time' && (board.shows === 'nothing' || isOver(board)) && (
          <Button onClick={() => send('startFilm', {})}>{text.startFilm}</Button>
        )}
      </div>
    </div>
  )
}

const isOver = (board: Board): boolean => board.shows === 'stopped-film' && board.isOver === true

function leadOf(board: Board, clockLead: number): Lead | undefined {
  if (board.shows === 'film') return { startedAt: board.startedAt, now: () => Date.now() + clockLead }
  if (board.shows === 'stopped-film') return { stoppedAt: board.at }
  return board.shows === 'section' ? { section: board.section } : undefined
}

function wordsOf(board: Board, mode: 'any-time' | 'hosted', section: string, isAwaited: boolean): string {
  if (board.shows === 'section') return text.board.section(section)
  if (board.shows === 'stopped-film') return isOver(board) ? text.board.over : text.board.stopped
  if (board.shows === 'film') return isAwaited ? '' : text.board.film
  return mode === 'hosted' ? text.board.waiting : text.board.nothing
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

interface BoardSectionProps {
  readonly lesson: Lesson
  /** The id of its heading. */
  readonly section: string
  readonly title: string
}

/** One section of the lesson, as the host has put it on the board. */
function BoardSection({ lesson: { html, language }, section, title }: BoardSectionProps) {
  const board = useRef<HTMLElement>(null)
  const shown = useMemo(() => sectionOf(html, section), [html, section])
  useEffect(() => {
    board.current?.scrollTo({ top: 0 })
    board.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!shown) return null
  return (
    <section
      ref={board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached with the keyboard
      tabIndex={0}
      aria-label={text.board.section(title)}
      className="board-section max-h-[min(26rem,60dvh)] overflow-y-auto rounded-[0.875rem] border-6 border-ink bg-paper"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a part of the lesson, made by our server */}
      <div className="lesson p-0 text-[1rem]" lang={language} dangerouslySetInnerHTML={{ __html: shown }} />
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
