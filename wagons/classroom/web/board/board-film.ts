import type { Film } from '#features/films/contract.ts'
import { drawMoment } from '#features/films/web/draw-moment.ts'
import { momentOf } from '#features/films/web/moment.ts'

/** The moment of a film as an SVG of its own. `stage` lies in the page unseen, in the film's palette. */
export function filmDrawing(stage: HTMLElement, film: Film, ms: number): string | undefined {
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
