import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bundleLines } from './log-lines.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const info = (number: number) => `{"level":30,"number":${number}}\n`

it('lines are written together, in their order, a tenth of a second after the first at the latest', () => {
  const written: string[] = []
  const log = bundleLines((lines) => written.push(lines))

  log.write(info(1))
  vi.advanceTimersByTime(60)
  log.write(info(2))
  expect(written).toEqual([])
  vi.advanceTimersByTime(40)
  log.write(info(3))

  expect(written).toEqual([info(1) + info(2)])
  vi.advanceTimersByTime(100)
  expect(written).toEqual([info(1) + info(2), info(3)])
})

it.each([40, 50, 60])('a line of level %i is written at once, after those before it', (level) => {
  const written: string[] = []
  const log = bundleLines((lines) => written.push(lines))
  const urgent = `{"level":${level},"msg":"x"}\n`

  log.write(info(1))
  log.write(urgent)

  expect(written).toEqual([info(1) + urgent])
})

it('a hundred lines wait for nothing, and at the end none is left', () => {
  const written: string[] = []
  const log = bundleLines((lines) => written.push(lines))

  for (let number = 1; number <= 101; number++) log.write(info(number))
  expect(written).toHaveLength(1)
  log.flush()

  expect(written.join('').split('\n')).toHaveLength(102)
})
