import { mix, shade } from './colour.ts'
import { room } from './dimensions.ts'
import { type Drawing, paint } from './drawing.ts'
import type { SeasonLight } from './season-light.ts'

const { half, platformEdge, endWall, bay, bays } = room
const nearEnd = endWall + bay * bays

/** The rails beside the platform, and its edge. */
export function drawTrack(drawing: Drawing, light: SeasonLight): void {
  const dark = shade(light.vault[0], 0.55)
  const deep = -0.9
  drawing.quad(
    [-half, deep, -30],
    [platformEdge, deep, -30],
    [platformEdge, deep, nearEnd],
    [-half, deep, nearEnd],
    paint(dark),
  )
  drawing.quad(
    [platformEdge, deep, -30],
    [platformEdge, 0, -30],
    [platformEdge, 0, nearEnd],
    [platformEdge, deep, nearEnd],
    paint(shade(dark, 1.5)),
  )
  for (const x of [-11.7, -10.1])
    drawing.box([x - 0.06, deep, -30], [x + 0.06, deep + 0.16, nearEnd], mix(dark, [1, 1, 1], 0.45))
  // The edge that is not crossed, light on the dark floor.
  drawing.quad(
    [platformEdge, 0.015, endWall],
    [platformEdge + 0.16, 0.015, endWall],
    [platformEdge + 0.16, 0.015, nearEnd],
    [platformEdge, 0.015, nearEnd],
    paint([0.1, 0.09, 0.16]),
  )
  drawing.quad(
    [platformEdge + 0.4, 0.015, endWall],
    [platformEdge + 0.58, 0.015, endWall],
    [platformEdge + 0.58, 0.015, nearEnd],
    [platformEdge + 0.4, 0.015, nearEnd],
    paint([1, 0.87, 0.55]),
  )
}
