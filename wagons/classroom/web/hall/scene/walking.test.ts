import { expect, test } from 'vitest'
import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { hall, isOnFloor, placeOfSeat, walkingPace } from '#wagons/classroom/contract/classroom-hall.ts'
import { benchRows } from './furniture.ts'
import { hopHeight, isAtSeat, ontoFloor, stepFrom, stepTowards } from './walking.ts'

const middle: Place = { x: 1200, z: 900, heading: 0, isSitting: false }

test('a step is never faster than the server takes, slantwise neither', () => {
  for (const direction of [
    { x: 1, z: 0 },
    { x: 0, z: -1 },
    { x: 1, z: 1 },
  ]) {
    const next = stepFrom(middle, direction, 1)
    expect(Math.hypot(next.x - middle.x, next.z - middle.z)).toBeLessThan(walkingPace)
  }
})

test('a stick that is pushed half leads half as fast', () => {
  const [half, whole] = [0.5, 1].map((x) => stepFrom(middle, { x, z: 0 }, 0.5).x - middle.x)
  expect(Math.abs((half ?? 0) * 2 - (whole ?? 0))).toBeLessThanOrEqual(1)
})

test('every step ends on the floor, and goes on along its edge', () => {
  let place: Place = { ...middle, x: hall.width - 45 }
  for (let step = 0; step < 60; step++) {
    place = stepFrom(place, { x: 1, z: -1 }, 0.1)
    expect(isOnFloor(place)).toBe(true)
  }
  expect(place.z).toBe(120)
  for (const far of [
    { x: -500, z: -500 },
    { x: 9999, z: 9999 },
  ])
    expect(isOnFloor(ontoFloor(far))).toBe(true)
})

test('who walks looks where the way leads: up is the board, a quarter turn is the left', () => {
  expect(stepFrom(middle, { x: 0, z: -1 }, 0.1).heading).toBe(0)
  expect(stepFrom(middle, { x: -1, z: 0 }, 0.1).heading).toBe(64)
  expect(stepFrom(middle, { x: 0, z: 1 }, 0.1).heading).toBe(128)
  expect(stepFrom(middle, { x: 1, z: 0 }, 0.1).heading).toBe(192)
})

test('who walks stands, who stays where they are stays as they are', () => {
  const sitting = placeOfSeat(10)
  expect(stepFrom(sitting, { x: 0, z: 0 }, 0.1)).toBe(sitting)
  expect(stepFrom(sitting, { x: 0, z: 1 }, 0.1).isSitting).toBe(false)
})

test('a walk to a point is straight and ends there', () => {
  const goal = { x: 2000, z: 1500 }
  let place: Place | undefined = middle
  let last = middle
  for (let step = 0; place && step < 200; step++) {
    last = place
    place = stepTowards(place, goal, 0.05)
  }
  expect(place).toBeUndefined()
  expect(Math.hypot(last.x - goal.x, last.z - goal.z)).toBeLessThanOrEqual(6)
  expect(stepTowards(middle, goal, 0.05)?.heading).toBe(stepFrom(middle, { x: 800, z: 600 }, 0).heading)
})

test('one sits down at the own place, not at the next one', () => {
  expect(isAtSeat(placeOfSeat(7), 7)).toBe(true)
  expect(isAtSeat(placeOfSeat(5), 7)).toBe(false)
})

test('who crosses a bench hops over it, who walks beside it does not', () => {
  const [row = 0] = benchRows
  expect(hopHeight(0, row)).toBeGreaterThan(0.9)
  expect(hopHeight(0, row - 0.8)).toBe(0)
  expect(hopHeight(8, row)).toBe(0)
})
