import { useEffect, useRef, useState } from 'react'
import { useFilm } from '#features/films/web/card/get-film.ts'
import { useLesson } from '#features/modules/web/get-lesson.ts'
import type { RoomState } from '../connection/room-state.ts'
import type { BoardSource } from '../hall/hall-props.ts'
import { sectionDrawing, withCountdown } from './board-drawings.ts'
import { filmDrawing } from './board-film.ts'

/** In ms between two pictures of a film. */
const pace = 250

/** What hangs on the board as a picture for the hall. `stage` is an element of the page in which films are drawn unseen. */
export function useBoardSource(moduleNumber: number, { board, clockLead }: RoomState) {
  const stage = useRef<HTMLDivElement>(null)
  const [source] = useState(createBoardSource)
  const isFilm = board.shows === 'film' || board.shows === 'stopped-film'
  const { film } = useFilm(moduleNumber, isFilm)
  const { data: lesson } = useLesson(moduleNumber)
  const section = board.shows === 'section' ? board.section : undefined
  const title = lesson?.sections.find(({ id }) => id === section)?.title

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    if (section !== undefined) {
      source.show(() =>
        sectionDrawing(title ?? section, getComputedStyle(element).getPropertyValue('--season')),
      )
      return undefined
    }
    if (!isFilm || !film?.scenes.length) {
      source.show(() => undefined)
      return undefined
    }
    source.show(() => {
      const ms = board.shows === 'film' ? Date.now() + clockLead - board.startedAt : board.at
      const picture = filmDrawing(element, film, ms)
      return picture && ms < 0 ? withCountdown(picture, Math.ceil(-ms / 1000)) : picture
    })
    if (board.shows === 'stopped-film') return undefined
    const timer = setInterval(source.change, pace)
    return () => clearInterval(timer)
  }, [board, clockLead, isFilm, film, section, title, source])

  return { stage, source }
}

interface ChangingSource extends BoardSource {
  show(draw: () => string | undefined): void
  readonly change: () => void
}

/** Draws only where it is asked for: without a hall there is nothing to do. */
function createBoardSource(): ChangingSource {
  let draw: () => string | undefined = () => undefined
  const listeners = new Set<() => void>()
  const change = () => {
    if (document.hidden) return
    for (const listener of listeners) listener()
  }
  return {
    picture: () => draw(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next) {
      draw = next
      change()
    },
    change,
  }
}
