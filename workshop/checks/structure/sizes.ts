import { posix } from 'node:path'

const longestFile = 300
export const mostFiles = 24

/** Lists: each file is an entry, which is found by its number. */
const lists: readonly string[] = ['platform/server/db/migrations']

/** With a `.test.` or `.spec.` in its name it stands beside what it tests, and is no file more to find. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Files of code and style sheets that have more than one subject, and folders that do. */
export function findSizeFaults(
  files: readonly { readonly path: string; readonly lines: number }[],
): string[] {
  const long = files
    .filter(({ lines }) => lines > longestFile)
    .map(
      ({ path, lines }) => `${path}: ${lines} lines; above ${longestFile} a file has more than one subject`,
    )
  const crowded = crowdedFolders(files.map(({ path }) => path)).map(
    ({ folder, count }) =>
      `${folder}: ${count} files besides tests; above ${mostFiles} a folder has more than one subject`,
  )
  return [...long, ...crowded]
}

/** Those with more than `mostFiles` files besides tests. */
export function crowdedFolders(
  paths: readonly string[],
): { readonly folder: string; readonly count: number }[] {
  const folders = Map.groupBy(
    paths.filter((path) => !isTest(path)),
    (path) => posix.dirname(path),
  )
  return [...folders]
    .map(([folder, { length: count }]) => ({ folder, count }))
    .filter(({ folder, count }) => count > mostFiles && !lists.includes(folder))
}
