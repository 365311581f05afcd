import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byChange, leaveOut } from './by-change.ts'

const root = join(import.meta.dirname, '..')

test('a wagon that changed since the last full run has its journeys run, and the others are left out', () => {
  const leftOut = leaveOut(['wagons/practice/web/the-pot/pot.ts'])
  expect(leftOut).not.toContain('wagons/practice/**/*.spec.ts')
  expect(leftOut).toContain('wagons/token/**/*.spec.ts')
})

test('the journeys of every wagon run where the build or the list of pages changed', () => {
  for (const changed of ['vite.config.ts', 'app/contract/pages.ts', 'workshop/build/build.ts'])
    expect(leaveOut([changed]).filter((tests) => tests.startsWith('wagons/'))).toEqual([])
})

test('a folder whose name only begins alike is another subject', () => {
  expect(leaveOut(['wagons/practice-more/a.ts'])).toContain('wagons/practice/**/*.spec.ts')
})

test('everything runs in a clone that does not know the last full run', () => {
  expect(leaveOut('unknown')).toEqual([])
})

test('everything runs where every subject has changed', () => {
  expect(leaveOut(byChange.flatMap(({ about }) => about))).toEqual([])
})

test('each long test and each of its subjects is there', () => {
  for (const { tests, about } of byChange)
    for (const path of [...tests, ...about]) expect(globSync(path, { cwd: root }), path).not.toHaveLength(0)
})
