import { deskPages } from './desk-pages.ts'
import { pages } from './pages.ts'

export const wagonOf = (source: string): string | undefined => /^wagons\/([^/]+)\//.exec(source)?.[1]

const found = [...pages, ...deskPages.map(({ path, source }) => ({ path: `/operator/${path}`, source }))]
  .map(({ path, source }) => ({ path: path.replace(/\/:.*/, ''), wagon: wagonOf(source) }))
  .filter(({ wagon }) => wagon !== undefined)

/** What the addresses of a wagon's pages begin with, by its name. */
export const wagonPaths: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(found, ({ wagon }) => wagon ?? '')].map(([wagon, all]) => [
    wagon,
    [...new Set(all.map(({ path }) => path))].filter(
      (path) => !all.some((other) => path.startsWith(`${other.path}/`)),
    ),
  ]),
)
