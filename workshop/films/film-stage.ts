// Runs in the browser that a film is photographed in: the player's own drawing, without the player around it.
import type { Film } from '#features/films/contract.ts'
import { drawMoment } from '#features/films/web/draw-moment.ts'
import { momentOf } from '#features/films/web/moment.ts'

let shown: { readonly film: Film; readonly scene: string } | undefined

/** Draws the film as it is at a time. The same text twice says that both pictures are the same. */
export function drawAt(film: Film, ms: number): string {
  const { scene, parts } = momentOf(film, ms)
  const picture = document.querySelector('.film-picture')
  if (picture && (shown?.film !== film || shown.scene !== scene.id)) {
    picture.innerHTML = scene.svg
    shown = { film, scene: scene.id }
  }
  const svg = picture?.querySelector('svg')
  if (svg) drawMoment(svg, parts)
  return JSON.stringify([scene.id, [...parts]])
}
