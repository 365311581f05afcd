import { titlesIn } from './test-titles.ts'

export interface CitingTest {
  readonly path: string
  readonly title: string
}

/** By the id of a row, those whose title cites it. `paths` of tests, in the order in which they are listed. */
export function findCitingTests(
  paths: readonly string[],
  readFile: (path: string) => string | undefined,
): ReadonlyMap<string, readonly CitingTest[]> {
  const citing = paths.flatMap((path) =>
    titlesIn(readFile(path) ?? '').flatMap((title) =>
      [...new Set(title.match(citation))].map((id) => ({ id, path, title })),
    ),
  )
  const byId = Map.groupBy(citing, ({ id }) => id)
  return new Map([...byId].map(([id, tests]) => [id, tests.map(({ path, title }) => ({ path, title }))]))
}

const citation = /\bS(?:\d+|X)\.\d+\b/g
