import { films } from 'virtual:films'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLesson } from '#features/modules/web/get-lesson.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxCaptionLength } from '#wagons/classroom/contract/classroom.ts'
import type { Board, latestFilmTime } from '#wagons/classroom/contract/classroom-frames.ts'
import type { HostToolsProps, RoomProps } from '../connection/room-props.ts'
import * as text from './host.en.ts'
import { HostPart } from './host-part.tsx'

/** In s: that of an operator's own video is not known. */
const unknownLength = 600
/** In ms: of the slider. */
const step = 1000
/** In ms: past the end of any film. In another language it may be longer than here, and the server knows when it is over. */
const latest: typeof latestFilmTime = 3_600_000

/** The film on everyone's board, at a time. */
export function FilmControl({ moduleNumber, room, send }: HostToolsProps) {
  const { board, clockLead } = room
  const isPlaying = board.shows === 'film'
  const { seconds = 0 } = films[moduleNumber] ?? {}
  const length = (seconds || unknownLength) * 1000
  const led = Math.min(length, useFilmTime(board, clockLead))
  // Until the board has moved: the next step goes on from there.
  const [moved, setMoved] = useState<{ readonly at: number; readonly from: Board }>()
  const at = moved?.from === board ? moved.at : led
  const id = useId()
  const show = (at: number, plays: boolean) => {
    const isEnd = seconds > 0 && at >= length
    const ms = isEnd ? latest : Math.round(Math.max(0, at))
    return send('setBoard', { board: { shows: plays ? 'film' : 'stopped-film', at: ms } })
  }
  return (
    <HostPart>
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => show(at >= length ? 0 : at, !isPlaying)}>
          {isPlaying ? text.pause : at > 0 && at < length ? text.goOn : text.play}
        </Button>
        <label htmlFor={id} className="sr-only">
          {text.filmTime}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={length}
          step={step}
          // Between two steps the browser would stand at another value than React knows, and send that after each of the host's.
          value={Math.round(at / step) * step}
          className="h-11 min-w-0 flex-[1_1_10rem] accent-ink"
          aria-valuetext={text.timeOf(clockTime(at), clockTime(length))}
          onChange={({ currentTarget }) => {
            const at = Number(currentTarget.value)
            if (show(at, isPlaying)) setMoved({ at, from: board })
          }}
        />
        <span className="text-soft [font-variant-numeric:tabular-nums]">
          {text.timeOf(clockTime(at), clockTime(length))}
        </span>
      </div>
    </HostPart>
  )
}

/** A section of the lesson in place of the film, or nothing. */
export function SectionChoice({ moduleNumber, room: { board }, send }: HostToolsProps) {
  const { data: lesson } = useLesson(moduleNumber)
  return (
    <HostPart
      title={text.sections}
      aside={
        <Button
          look="outline"
          disabled={board.shows === 'nothing'}
          onClick={() => send('setBoard', { board: { shows: 'nothing' } })}
        >
          {text.clearBoard}
        </Button>
      }
    >
      {lesson && lesson.sections.length > 0 && (
        <ul
          aria-label={text.sections}
          className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-[0.4rem]"
          lang={lesson.language}
        >
          {lesson.sections.map(({ id: section, title }) => (
            <li key={section}>
              <button
                type="button"
                className="class-choice min-h-11 w-full px-[0.9rem] py-[0.4rem]"
                aria-pressed={board.shows === 'section' && board.section === section}
                onClick={() => send('setBoard', { board: { shows: 'section', section } })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </HostPart>
  )
}

/** In ms, each half second while the film runs; 0 where the board shows something else. */
function useFilmTime(board: Board, clockLead: number): number {
  const now = () => {
    if (board.shows === 'stopped-film') return board.at
    return board.shows === 'film' ? Math.max(0, Date.now() + clockLead - board.startedAt) : 0
  }
  const [, look] = useState(0)
  const isRunning = board.shows === 'film'
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => look((times) => times + 1), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return now()
}

const clockTime = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

const longestCaption: typeof maxCaptionLength = 120

/** One line that everyone reads below the board. */
export function CaptionForm({ caption, send }: Pick<RoomProps, 'send'> & { readonly caption: string }) {
  const [words, setWords] = useState(caption)
  const [shown, setShown] = useState(caption)
  if (shown !== caption) {
    setShown(caption)
    // A question to everyone ends the line; what was written meanwhile stays.
    if (words === shown) setWords(caption)
  }
  const show = (line: string) => {
    if (send('setCaption', { caption: line })) setWords(line)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(words.trim())
  }
  return (
    <HostPart>
      <form className="grid w-full gap-2" onSubmit={submit}>
        <TextField
          label={text.caption}
          name="caption"
          dir="auto"
          autoComplete="off"
          maxLength={longestCaption}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="outline">
            {text.showCaption}
          </Button>
          <Button look="outline" disabled={caption === ''} onClick={() => show('')}>
            {text.clearCaption}
          </Button>
        </div>
      </form>
    </HostPart>
  )
}
