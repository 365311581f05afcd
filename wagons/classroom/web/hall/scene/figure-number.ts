import { colourOf } from './colour.ts'
import { Drawing, paint } from './drawing.ts'

const cream = colourOf('#fffdf8')

/** One stroke of a digit. */
export function drawStroke(): Drawing {
  const drawing = new Drawing()
  drawing.fan(
    [
      [-0.075, 0, 0],
      [-0.05, 0.024, 0],
      [0.05, 0.024, 0],
      [0.075, 0, 0],
      [0.05, -0.024, 0],
      [-0.05, -0.024, 0],
    ],
    paint(cream, 0),
  )
  return drawing
}

/** Which strokes make a digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const digits = [
  0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111,
  0b1101111,
]
const strokes: readonly (readonly [x: number, y: number, isUpright: boolean])[] = [
  [0, 0.17, false],
  [0.085, 0.085, true],
  [0.085, -0.085, true],
  [0, -0.17, false],
  [-0.085, -0.085, true],
  [-0.085, 0.085, true],
  [0, 0, false],
]

/** The strokes of a number around its middle, as on a station's board. */
export function strokesOf(number: number): { x: number; y: number; isUpright: boolean }[] {
  const signs = String(number)
  return [...signs].flatMap((sign, index) => {
    const middle = (index - (signs.length - 1) / 2) * 0.27
    return strokes.flatMap(([x, y, isUpright], stroke) =>
      ((digits[Number(sign)] ?? 0) >> stroke) & 1 ? [{ x: x + middle, y, isUpright }] : [],
    )
  })
}
