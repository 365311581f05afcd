import { trackPath } from '#web/features/modules/track.ts'
import { dawn } from './dawn.ts'
import { fall } from './fall.ts'
import { type Coat, line } from './shapes.ts'
import { balloon, sky } from './sky.ts'
import { spring } from './spring.ts'
import { summer } from './summer.ts'
import { tones } from './tones.ts'
import { winter } from './winter.ts'

// Hills overlap those of the season beside them, so nothing is drawn season by season but by distance.
const coats: readonly Coat[] = [
  ...sky,
  ...summer.far,
  ...fall.far,
  ...dawn.far,
  ...spring.far,
  ...balloon,
  ...winter.far,
  ...dawn.mid,
  ...winter.mid,
  ...spring.mid,
  ...summer.mid,
  ...fall.mid,
  ...dawn.near,
  ...winter.near,
  ...spring.near,
  ...summer.near,
  ...fall.near,
  ...winter.viaduct,
  ...dawn.front,
  ...winter.front,
  ...spring.front,
  ...summer.front,
  ...fall.front,
  ...fall.station,
]

const track: readonly Coat[] = [
  line('snow', 19, trackPath),
  { ...line('shadow', 24, trackPath, 0.16), dashes: '4 14' },
  line('snow', 14, trackPath),
  line('rail', 8, trackPath),
]

/**
 * The whole drawing, 2000 by 700, as `#scene`; the bed of the line with its rail as `#track`.
 * Colours are attributes, because the style of a file that is only quoted by a page is not applied in every browser.
 */
export function sceneFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 700" aria-hidden="true" style="color-scheme:light dark"><g id="scene">${merged(coats).map(drawn).join('')}</g><g id="track">${track.map(drawn).join('')}</g></svg>\n`
}

/** Neighbours of one colour become one path. */
function merged(list: readonly Coat[]): Coat[] {
  const result: Coat[] = []
  for (const next of list) {
    const last = result.at(-1)
    const isSame = last?.tone === next.tone && last.opacity === next.opacity && last.line === next.line
    if (last && isSame) result[result.length - 1] = { ...last, path: last.path + next.path }
    else result.push(next)
  }
  return result
}

function drawn({ tone, path, opacity, line, dashes }: Coat): string {
  const pair = tones[tone]
  if (!pair) throw new Error(`No tone is called ${tone}.`)
  const [day, night] = pair
  const colour = day === night ? day : `light-dark(${day},${night})`
  const paint = line
    ? `fill="none" stroke-width="${line}" ${dashes ? `stroke-dasharray="${dashes}"` : 'stroke-linecap="round"'} stroke`
    : 'fill'
  return `<path ${paint}="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${compact(path)}"/>`
}

/** Numbers as short as they can be said. */
function compact(path: string): string {
  return path
    .replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/(?<!\d)0(?=\.\d)/g, '')
    .replace(/\s*([a-zA-Z])\s*/g, '$1')
    .replace(/ -/g, '-')
}
