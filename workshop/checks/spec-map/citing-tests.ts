import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

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

/** By the id of a row, those whose title cites it. `paths` of tests, in the order in which they are listed. */
export function findCitingTests(
  paths: readonly string[],
  readFile: (path: string) => string | undefined,
): ReadonlyMap<string, readonly { path: string; title: string }[]> {
  const citing = paths.flatMap((path) =>
    titlesIn(readFile(path) ?? '').flatMap((title) =>
      [...new Set(idsCitedBy(title))].map((id) => ({ id, path, title })),
    ),
  )
  const byId = Map.groupBy(citing, ({ id }) => id)
  return new Map([...byId].map(([id, tests]) => [id, tests.map(({ path, title }) => ({ path, title }))]))
}

// `compare` is the test of ours that asks two services the same.
const titledCall =
  /(?:\b(?:it|test|describe|compare)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

const titlesIn = (source: string) =>
  [...source.matchAll(titledCall)].map((call) =>
    (call[1] ?? call[2] ?? call[3] ?? '').replace(/\\(.)/g, '$1'),
  )

const citation = /\bS(\d+|X)\.(\d+)\b(?: to S\1\.(\d+)\b)?/g

/** "S8.3 to S8.6" cites the rows between as well. */
function idsCitedBy(title: string): string[] {
  return [...title.matchAll(citation)].flatMap(([, part, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `S${part}.${Number(first) + index}`,
    ),
  )
}
