import { useEffect, useRef, useState } from 'react'
import type { Film } from '#features/films/contract.ts'
import { useFilm } from '#features/films/web/card/get-film.ts'
import { drawMoment } from '#features/films/web/draw-moment.ts'
import { momentOf } from '#features/films/web/moment.ts'
import { useLesson } from '#features/modules/web/get-lesson.ts'
import type { RoomState } from '../connection/room-state.ts'
import type { BoardSource } from '../hall/hall-props.ts'
import { sectionDrawing, withCountdown } from './board-drawings.ts'

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
    const time = () => (board.shows === 'film' ? Date.now() + clockLead - board.startedAt : board.at)
    const lineNow = () => {
      const ms = time()
      return ms < 0 || ms >= film.ms ? '' : momentOf(film, ms).line.text
    }
    source.show(() => {
      const ms = time()
      const picture = filmDrawing(element, film, ms)
      return picture && ms < 0 ? withCountdown(picture, Math.ceil(-ms / 1000)) : picture
    }, lineNow)
    if (board.shows === 'stopped-film') return undefined
    const timer = setInterval(source.change, pace)
    return () => clearInterval(timer)
  }, [board, clockLead, isFilm, film, section, title, source])

  return { stage, source }
}

interface ChangingSource extends BoardSource {
  show(draw: () => string | undefined, line?: () => string): void
  /** What the film says now; '' where none does. */
  readonly line: () => string
  readonly change: () => void
}

/** Draws only where it is asked for: without a hall there is nothing to do. */
function createBoardSource(): ChangingSource {
  let draw: () => string | undefined = () => undefined
  let line = () => ''
  const listeners = new Set<() => void>()
  const change = () => {
    if (document.hidden) return
    for (const listener of listeners) listener()
  }
  return {
    picture: () => draw(),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show(next, nextLine = () => '') {
      draw = next
      line = nextLine
      change()
    },
    line: () => line(),
    change,
  }
}

/** The moment of a film as an SVG of its own. `stage` lies in the page unseen, in the film's palette. */
function filmDrawing(stage: HTMLElement, film: Film, ms: number): string | undefined {
  const moment = momentOf(film, Math.min(film.ms, Math.max(0, ms)))
  const { scene } = moment
  // Apart from the page, which may show the same drawing with the same ids.
  const root = stage.shadowRoot ?? stage.attachShadow({ mode: 'open' })
  if (stage.dataset.scene !== scene.id) {
    stage.dataset.scene = scene.id
    root.innerHTML = scene.svg
  }
  const svg = root.querySelector('svg')
  if (!svg) return undefined
  drawMoment(svg, moment.parts)
  return standingAlone(svg, getComputedStyle(stage))
}

/** With the colours that it takes from the page. */
function standingAlone(svg: SVGSVGElement, palette: CSSStyleDeclaration): string {
  const source = new XMLSerializer().serializeToString(svg)
  const names = new Set([
    '--season',
    ...[...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''),
  ])
  const colours = [...names].flatMap((name) => {
    const value = palette.getPropertyValue(name).trim()
    return value ? [`${name}:${value.replaceAll('"', "'")}`] : []
  })
  const style = [`color:${palette.color}`, ...colours].join(';')
  return source.replace(/^<svg/, `<svg width="320" height="200" style="${style}"`)
}
