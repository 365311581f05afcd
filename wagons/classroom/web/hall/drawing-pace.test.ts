import { expect, test } from 'vitest'
import { DrawingPace } from './drawing-pace.ts'

const pictures = (pace: DrawingPace, count: number, milliseconds: number) =>
  Array.from({ length: count }, () => pace.add(milliseconds)).filter(Boolean).length

test('a device that draws quickly keeps its sharpness', () => {
  const pace = new DrawingPace()
  expect(pictures(pace, 200, 17)).toBe(0)
  expect(pace.sharpness).toBe(1)
})

test('a device that draws slowly draws less sharply, to an end', () => {
  const pace = new DrawingPace()
  expect(pictures(pace, 12, 90)).toBe(1)
  expect(pace.sharpness).toBe(0.75)
  expect(pictures(pace, 200, 90)).toBe(1)
  expect(pace.sharpness).toBe(0.5)
})

test('one slow picture among quick ones changes nothing', () => {
  const pace = new DrawingPace()
  pace.add(300)
  expect(pictures(pace, 40, 17)).toBe(0)
})
