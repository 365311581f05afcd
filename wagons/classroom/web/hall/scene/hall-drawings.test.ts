import { expect, test } from 'vitest'
import { season as seasons } from '#features/modules/contract.ts'
import { figureShapes } from '#wagons/classroom/contract/classroom.ts'
import { drawBuilding } from './building.ts'
import { Drawing } from './drawing.ts'
import { drawFigure, figureMeasures } from './figure-shapes.ts'
import { strokesOf } from './figures.ts'
import { drawClockHands, drawFurniture, drawGlows } from './furniture.ts'
import { drawOutside } from './outside.ts'
import { lightOf } from './season-light.ts'
import { accentOf, drawSpace, type SpaceKind, spaceKind } from './spaces.ts'
import { arrival, distanceToPlatform, drawTrain } from './train.ts'

test.each(
  seasons.options.flatMap((season) =>
    (Object.keys(accentOf) as SpaceKind[]).map((kind) => [season, kind] as const),
  ),
)('the hall of %s in %s is drawn of sound triangles, few enough for a cheap phone', (season, kind) => {
  const light = lightOf(season)
  const [outside, solid, glow] = [new Drawing(), new Drawing(), new Drawing()]
  drawOutside(outside, season, light)
  drawBuilding(solid, light)
  drawFurniture(solid, light, accentOf[kind])
  drawSpace(kind, { outside, solid, glow }, light)
  drawGlows(glow, light)
  const all = [outside, solid, glow, drawTrain(light)]
  expect(all.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThan(16_000)
  for (const drawing of all)
    expect(drawing.geometry().getAttribute('position').array.every(Number.isFinite)).toBe(true)
})

test('every shape of a figure is of its own height or width, and stands on the floor', () => {
  const outlines = figureShapes.map((shape) => {
    const geometry = drawFigure(shape).geometry()
    geometry.computeBoundingBox()
    const box = geometry.boundingBox
    expect(box?.min.y).toBe(0)
    expect(box?.max.y).toBeGreaterThan(figureMeasures[shape].number)
    return `${box?.max.x.toFixed(2)} ${box?.max.y.toFixed(2)}`
  })
  expect(new Set(outlines).size).toBe(figureShapes.length)
})

test('the number on a back has the strokes of its digits, side by side', () => {
  expect(strokesOf(8)).toHaveLength(7)
  expect(strokesOf(1)).toHaveLength(2)
  expect(strokesOf(18)).toHaveLength(9)
  const xs = strokesOf(11).map(({ x }) => x)
  expect(new Set(xs).size).toBe(2)
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(0.085)
})

test('a space is known by its name, and one of another name has the look of its modules', () => {
  expect(spaceKind('Lantern Hall', 1)).toBe('lantern')
  expect(spaceKind('Salle des fêtes', 1)).toBe('aurora')
  expect(spaceKind('Salle des fêtes', 6)).toBe('garden')
  expect(spaceKind('Salle des fêtes', 9)).toBe('aurora')
})

test('the train takes at most four seconds, brakes, and stands', () => {
  expect(arrival).toBeLessThanOrEqual(4)
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => distanceToPlatform(share * arrival))
  expect(steps.at(-1)).toBeCloseTo(0)
  const ways = steps.slice(1).map((step, index) => step - (steps[index] ?? 0))
  expect(ways).toEqual(ways.toSorted((one, other) => other - one))
  expect(distanceToPlatform(99)).toBeCloseTo(0)
})

test('the clock shows another picture a minute later', () => {
  const at = (minute: number) => [
    ...drawClockHands(new Date(2026, 10, 23, 9, minute))
      .geometry()
      .getAttribute('position').array,
  ]
  expect(at(30)).not.toEqual(at(31))
})
