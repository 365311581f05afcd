import { existsSync } from 'node:fs'
import { type Lesson, readArticle } from '#features/modules/server/lesson.ts'
import { type InfoPageName, infoPageNames } from '#features/site/contract/info-pages.ts'
import {
  type ContentFolder,
  type Localized,
  openContentFolder,
  pathIn,
} from '#platform/server/content/content-folder.ts'
import { ContentError, readText } from '#platform/server/content/yaml-file.ts'
import { ownContentDir } from '#platform/server/installation.ts'

export interface InfoPages {
  readonly pages: ReadonlyMap<InfoPageName, Localized<Lesson>>
  /** Why a page of the folder is not shown, one sentence each. */
  readonly faults: readonly string[]
  /** What one agrees to, terms and privacy, as the files have it in the first language of their folder. */
  readonly agreedText: string
}

const agreedPages: readonly InfoPageName[] = ['terms', 'privacy']

/** The one that comes with the program stands in for a page that the folder lacks, or that cannot be read. */
export function readInfoPages(folder: ContentFolder): InfoPages {
  const own = openContentFolder(ownContentDir)
  const faults: string[] = []
  const read = (name: InfoPageName): Read => {
    const file = `pages/${name}.md`
    if (!existsSync(firstOf(folder, file))) return readFrom(own, file)
    try {
      return readFrom(folder, file)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(`${error.message}; the page that comes with the program is shown instead.`)
      return readFrom(own, file)
    }
  }
  const all = new Map(infoPageNames.map((name) => [name, read(name)]))
  return {
    pages: new Map([...all].map(([name, { page }]) => [name, page])),
    faults,
    agreedText: agreedPages.map((name) => all.get(name)?.text).join('\n'),
  }
}

interface Read {
  readonly page: Localized<Lesson>
  readonly text: string
}

const firstOf = (folder: ContentFolder, file: string) => pathIn(folder, folder.languages[0] ?? '', file)

const readFrom = (folder: ContentFolder, file: string): Read => ({
  page: readArticle(folder, file),
  text: readText(firstOf(folder, file)),
})

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly infoPages: InfoPages
  }
}
