import { colourOf, shade } from './colour.ts'
import { vaultHeight } from './dimensions.ts'
import { type Drawing, type Point, paint, trapezium } from './drawing.ts'

const leaf = colourOf('#3f9c6b')

/** In a pot on the floor. */
export function drawPot(solid: Drawing, x: number, z: number, size: number): void {
  const outline = trapezium(x, [0, 0.32 * size], [0.8 * size, 0.46 * size])
  solid.slab(outline, [x, 0.4 * size], z - 0.3 * size, z + 0.3 * size, colourOf('#c4683f'))
  for (const [lean, height, tone] of [
    [-0.75, 1.5, 0.85],
    [0.75, 1.45, 0.9],
    [-0.4, 2, 1],
    [0.42, 1.95, 1.1],
    [0, 2.35, 1.22],
  ] as const) {
    const tip: Point = [x + lean * size, (0.8 + height) * size, z + 0.02 + tone * 0.05]
    const middle = 0.8 + height * 0.5
    solid.fan(
      [
        [x, 0.75 * size, z],
        [x + (lean * 0.3 - 0.24) * size, middle * size, z],
        tip,
        [x + (lean * 0.7 + 0.24) * size, middle * size, z],
      ],
      paint(shade(leaf, tone)),
    )
  }
}

/** From the vault. */
export function drawHangingPlant(solid: Drawing, x: number, z: number): void {
  const y = 5.3
  const top = vaultHeight(x)
  solid.box([x - 0.02, y, z - 0.02], [x + 0.02, top, z + 0.02], colourOf('#16142a'))
  const pot = trapezium(x, [y - 0.42, 0.25], [y, 0.4])
  solid.slab(pot, [x, y - 0.2], z - 0.25, z + 0.25, colourOf('#d9d0c0'))
  for (const [index, shift] of [-0.42, -0.22, 0, 0.22, 0.42].entries()) {
    const long = [0.9, 1.5, 1.1, 1.7, 0.8][index] ?? 1
    for (let part = 0; part < long / 0.3; part++)
      solid.disc(
        [x + shift + (part % 2 === 0 ? 0.05 : -0.05), y - 0.05 - part * 0.3, z + 0.28],
        [0.15, 0.2],
        paint(shade(leaf, part % 2 === 0 ? 1.15 : 0.9)),
        undefined,
        8,
      )
  }
  for (const [shift, tone] of [
    [-0.3, '#f59bb0'],
    [0.1, '#ffcf70'],
    [0.34, '#f59bb0'],
  ] as const)
    solid.disc([x + shift, y + 0.1, z + 0.3], [0.14, 0.14], paint(colourOf(tone)), undefined, 8)
}
