import { journeyDeskPages, journeyPages } from '#app/contract/journey-pages.ts'
import { wagons } from '#app/server/wagon-list.ts'
import type { DeskPage, Page, Part } from '#platform/contract/feature-pages.ts'

/** All pages of the site, whatever it may leave out. */
export const pages: readonly Page[] = [...journeyPages, ...wagons.flatMap((wagon) => wagon.pages)]
export const deskPages: readonly DeskPage[] = [
  ...journeyDeskPages,
  ...wagons.flatMap(({ deskPages = [] }) => deskPages),
]
export const parts: readonly Part[] = wagons.flatMap(({ parts = [] }) => parts)

/** What the sitemap lists besides the lessons. */
export const indexedPaths: readonly string[] = pages
  .filter(({ isIndexed, isPrerendered }) => isIndexed && isPrerendered)
  .map(({ path }) => path)

/** What the addresses of a wagon's pages begin with, by its name. */
export const wagonPaths: ReadonlyMap<string, readonly string[]> = new Map(
  wagons.map(({ name, pages, deskPages = [] }) => {
    const all = [...pages.map(({ path }) => path), ...deskPages.map(({ path }) => `/operator/${path}`)].map(
      (path) => path.replace(/\/:.*/, ''),
    )
    return [name, [...new Set(all)].filter((path) => !all.some((other) => path.startsWith(`${other}/`)))]
  }),
)
