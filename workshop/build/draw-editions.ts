import { editionName, largestEdition, subsetsOf } from '#app/server/pages/page-editions.ts'
import { pages, wagonPaths } from '#app/server/pages/page-list.ts'
import type { Page } from '#platform/contract/feature-pages.ts'

export interface DrawnPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/**
 * Each page with its words in it, and as it is without what a site may leave out: once for all that changes nothing more.
 * The server takes the one that leaves out most of what it does without. `site` stands for all pages.
 */
export async function drawEditions(
  draw: (without: readonly string[]) => Promise<DrawnPage[]>,
  fill: (drawn: DrawnPage, page: Page) => string,
): Promise<{ made: ReadonlyMap<string, string>; site: DrawnPage | undefined }> {
  const made = new Map<string, string>()
  let site: DrawnPage | undefined
  for (const without of subsetsOf([...wagonPaths.keys()])) {
    const drawnPages = await draw(without.flatMap((wagon) => wagonPaths.get(wagon) ?? []))
    site ??= drawnPages[0]
    for (const drawn of drawnPages) {
      const page = pages.find(({ path }) => path === drawn.path)
      if (!page) continue
      const filled = fill(drawn, page)
      const known = made.get(largestEdition([...made.keys()], page.html, without))
      if (known !== filled) made.set(editionName(page.html, without), filled)
    }
  }
  return { made, site }
}
