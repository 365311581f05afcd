import { expect, test } from 'vitest'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { floorX, floorZ, headingOf, placeX, placeZ, turnOf } from './dimensions.ts'
import { approach, standingAt } from './figure-motion.ts'

const seated = placeOfSeat(12)
const beside = { ...seated, x: seated.x + 200, isSitting: false }

test('places cross to the room and back', () => {
  for (const centimetres of [40, 1200, 2360]) {
    expect(placeX(floorX(centimetres))).toBe(centimetres)
    expect(placeZ(floorZ(centimetres))).toBe(centimetres)
  }
  for (const heading of [0, 32, 200, 255]) expect(headingOf(turnOf({ heading }))).toBe(heading)
  expect(headingOf(-Math.PI / 2)).toBe(192)
})

test('a figure gets to its place step by step and then stays the same', () => {
  let standing = standingAt(seated)
  let steps = 0
  for (let next = approach(standing, beside, 1 / 60, false); next !== standing && steps < 400; steps++) {
    expect(Math.abs(next.x - standing.x)).toBeLessThan(0.5)
    standing = next
    next = approach(standing, beside, 1 / 60, false)
  }
  expect(steps).toBeLessThan(200)
  expect(standing).toMatchObject({ x: floorX(beside.x), lean: 0 })
})

test('without motion a figure is at its place at once, upright', () => {
  const next = approach(standingAt(seated), beside, 1 / 60, true)
  expect(next).toEqual(standingAt(beside))
  expect(approach(next, beside, 1 / 60, true)).toBe(next)
})

test('who comes from far away has not walked', () => {
  const far = { ...seated, x: 2300, z: 1700, isSitting: false }
  expect(approach(standingAt(seated), far, 1 / 60, false)).toEqual(standingAt(far))
})

test('a figure turns the short way', () => {
  const from = standingAt({ ...beside, heading: 250 })
  const next = approach(from, { ...beside, heading: 10 }, 1 / 60, false)
  expect(next.turn).toBeGreaterThan(from.turn)
})

test('who sits is higher than the floor and lower than who hops over the bench', () => {
  expect(standingAt(seated).y).toBeGreaterThan(0)
  expect(standingAt({ ...seated, isSitting: false }).y).toBeGreaterThan(standingAt(seated).y)
  expect(standingAt({ ...seated, z: seated.z + 90, isSitting: false }).y).toBe(0)
})
