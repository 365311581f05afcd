import { type Colour, colourOf, mix, shade } from './colour.ts'
import { Drawing, type FlatPoint, mirrored, type Point, paint } from './drawing.ts'
import type { SeasonLight } from './season-light.ts'

const white = colourOf('#fffdf8')
const glass = colourOf('#ffdc8c')
const [left, right] = [-12.25, -9.6]
const [low, high] = [-0.55, 3.5]
/** From its nose, which comes to stand here, to its tail. */
const nose = 21
const carLength = 9.4
/** Where each car begins, the first behind the nose. */
const cars = [0, 1, 2].map((car) => nose - 2.6 - car * (carLength + 0.35))

/** As it stands at the platform. */
export function drawTrain(light: SeasonLight): Drawing {
  const drawing = new Drawing()
  const colour = light.train
  for (const near of cars) drawCar(drawing, near - carLength, near, colour)
  drawNose(drawing, nose - 2.6, colour)
  return drawing
}

function drawCar(drawing: Drawing, far: number, near: number, colour: Colour): void {
  const [middle, half] = [(left + right) / 2, (right - left) / 2]
  const profile = mirrored([
    [half, low],
    [half, high - 0.5],
    [half - 0.25, high - 0.1],
    [half - 0.7, high],
  ]).map(([x, y]): FlatPoint => [middle + x, y])
  drawing.slab(profile, [middle, 1.4], far, near, shade(colour, 1.02))
  const side = (y0: number, y1: number, z0: number, z1: number, out: number, tone: Colour) =>
    drawing.rect([right + out, y0, z0], [right + out, y1, z1], paint(tone))
  side(low + 0.62, high - 0.5, far, near, 0.01, colour)
  side(low + 0.5, 0.72, far, near, 0.02, white)
  side(low, low + 0.5, far, near, 0.02, shade(colour, 0.45))
  const step = carLength / 4
  for (let index = 0; index < 4; index++) {
    const z = far + step * (index + 0.5)
    if (index === 2) {
      // A door, white with a window.
      side(low + 0.5, 2.75, z - 0.72, z + 0.72, 0.03, mix(colour, white, 0.82))
      side(1.2, 2.45, z - 0.55, z - 0.06, 0.04, glass)
      side(1.2, 2.45, z + 0.06, z + 0.55, 0.04, glass)
    } else {
      side(1.15, 2.62, z - 0.86, z + 0.86, 0.03, mix(glass, white, 0.25))
      side(1.15, 2.45, z - 0.8, z + 0.8, 0.04, glass)
    }
  }
}

/** Its sloping front, with two lights and a pane. */
function drawNose(drawing: Drawing, from: number, colour: Colour): void {
  const tip = from + 2.6
  const at = (x: number, y: number, z: number): Point => [x, y, z]
  const chin = at(right - 0.3, 0.7, tip)
  const chinLeft = at(left + 0.3, 0.7, tip)
  const roof = at(right - 0.5, high, from)
  const roofLeft = at(left + 0.5, high, from)
  drawing.quad(chin, chinLeft, roofLeft, roof, paint(shade(white, 0.97)))
  drawing.rect([right - 0.3, low, tip], chinLeft, paint(colour))
  const along = (share: number, inset: number): [Point, Point] => {
    const y = 0.7 + (high - 0.7) * share
    const z = tip - 2.6 * share + 0.04
    return [at(right - 0.4 - inset, y, z), at(left + 0.4 + inset, y, z)]
  }
  const [paneLow, paneLowLeft] = along(0.38, 0.15)
  const [paneHigh, paneHighLeft] = along(0.82, 0.3)
  drawing.quad(paneLow, paneLowLeft, paneHighLeft, paneHigh, paint(mix(glass, colour, 0.15)))
  for (const x of [right, left]) {
    const inset = x === right ? -0.3 : 0.3
    drawing.fan(
      [
        at(x, low, from),
        at(x + inset, low, tip),
        at(x + inset, 0.7, tip),
        at(x + inset * 1.6, high, from),
        at(x, high - 0.5, from),
      ],
      paint(shade(colour, 0.92)),
    )
    drawing.quad(
      at(x, low + 0.5, from + 0.01),
      at(x + inset, low + 0.5, tip),
      at(x + inset, 0.72, tip),
      at(x, 0.72, from),
      paint(white),
    )
  }
  for (const x of [right - 0.75, left + 0.75])
    drawing.disc([x, 0.25, tip + 0.03], [0.24, 0.24], paint(colourOf('#fff3c4')), undefined, 14)
}

/** The light that its windows throw on the platform, and that of its lamps. */
export function drawTrainGlow(): Drawing {
  const drawing = new Drawing()
  const [bright, none] = [paint(glass, 0.3), paint(glass, 0)]
  for (const near of cars) {
    const corner: Point = [right + 0.5, 0.03, near - carLength]
    drawing.rect(corner, [right + 2.8, 0.03, near], [bright, none, none, bright])
  }
  for (const x of [right - 0.75, left + 0.75])
    drawing.disc([x, 0.25, nose + 0.1], [1.1, 1.1], paint(glass, 0), paint(glass, 0.7))
  return drawing
}

/** Seconds that the train takes to come. */
export const arrival = 3.6

/** How far back the train still is, `seconds` after it has been seen; it brakes all the way. */
export function distanceToPlatform(seconds: number): number {
  const left = 1 - Math.min(1, Math.max(0, seconds / arrival))
  return -46 * left ** 2.4
}
