import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findCitingTests } from './citing-tests.ts'

export const root = join(import.meta.dirname, '../../..')

export function readFile(path: string): string | undefined {
  const file = join(root, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
}

/** The check's own tests cite what is not there. */
export const isOwnTest = (path: string) => /spec-map\/.*\.test\.ts$/.test(path)

export function citingTests() {
  const tests = '{app,platform,features,wagons,workshop}/**/*.{test,spec}.{ts,tsx}'
  const paths = globSync(tests, { cwd: root }).filter((path) => !isOwnTest(path))
  return findCitingTests(paths.toSorted(), readFile)
}
