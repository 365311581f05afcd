import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lineAt, type TimedLine } from '../moment.ts'
import { advance, endOf, type FilmLead, ledTime, timeAt } from './film-time.ts'

interface Playback {
  readonly lines: readonly TimedLine[]
  /** Where to begin, as `placeAt` counts. */
  readonly place: number
  readonly speed: number
  /** This and `draw` stay the same functions while the film does. */
  readonly isSpeaking: () => boolean
  /** Called for every frame. */
  readonly draw: (ms: number) => void
  /** Where given, the time is that of others; afterwards the film waits where it was. */
  readonly lead: FilmLead | undefined
}

/** What the words and the names of the controls depend on: it changes seldom, where the picture does all the time. */
interface Mark {
  readonly line: TimedLine
  readonly second: number
  readonly isOver: boolean
}

/** The time of a film that plays as soon as it is there. It stops where it is not seen. */
export function usePlayback({ lines, place, speed, isSpeaking, draw, lead }: Playback) {
  const [start] = useState(() => timeAt(lines, place))
  const at = useRef(start)
  const [isPlaying, setPlaying] = useState(!lead)
  const [mark, setMark] = useState(() => markAt(lines, start))
  const [seeks, setSeeks] = useState(0)

  const show = useCallback(() => {
    draw(at.current)
    const now = markAt(lines, at.current)
    setMark((old) => (isSame(old, now) ? old : now))
  }, [draw, lines])

  // Before the first frame too, and when a drawing has just been put into place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn on depends on the scene
  useLayoutEffect(show, [show, mark.line.scene])

  useEffect(() => {
    if (!isPlaying || lead) return undefined
    let before = performance.now()
    const step = (now: number) => {
      const passed = Math.max(0, now - before)
      before = now
      at.current = advance(lines, at.current, { passed, speed, isSpeaking: isSpeaking() })
      show()
      if (at.current >= endOf(lines)) setPlaying(false)
      else frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, lines, speed, isSpeaking, show, lead])

  useEffect(() => {
    if (!lead) return undefined
    setPlaying(false)
    let frame = 0
    const step = () => {
      at.current = Math.min(endOf(lines), Math.max(0, ledTime(lead)))
      show()
      if ('startedAt' in lead && at.current < endOf(lines)) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [lead, lines, show])

  useEffect(() => {
    const stop = () => document.hidden && setPlaying(false)
    document.addEventListener('visibilitychange', stop)
    return () => document.removeEventListener('visibilitychange', stop)
  }, [])

  function seek(ms: number) {
    if (lead) return
    at.current = Math.min(endOf(lines), Math.max(0, ms))
    setSeeks((count) => count + 1)
    show()
  }

  function toggle() {
    if (lead) return
    if (!isPlaying && at.current >= endOf(lines)) seek(0)
    setPlaying(!isPlaying)
  }

  const isLedOn = lead !== undefined && 'startedAt' in lead && mark.second > 0 && !mark.isOver
  return {
    at,
    ...mark,
    isPlaying: isPlaying || isLedOn,
    seeks,
    seek,
    seekBy: (ms: number) => seek(at.current + ms),
    toggle,
  }
}

function markAt(lines: readonly TimedLine[], ms: number): Mark {
  return { line: lineAt(lines, ms), second: Math.floor(ms / 1000), isOver: ms >= endOf(lines) }
}

const isSame = (one: Mark, other: Mark) =>
  one.line === other.line && one.second === other.second && one.isOver === other.isOver
