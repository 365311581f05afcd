import { existsSync } from 'node:fs'
import { type Lesson, readArticle } from '#features/modules/server/lesson.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import {
  type ContentFolder,
  type Localized,
  openContentFolder,
  pathIn,
} from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const file = 'wallet-guide.md'

/** That of the app where a content folder has none of its own; `{{site}}` is its name. @throws ContentError */
export function readWalletGuide(folder: ContentFolder): Localized<Lesson> {
  const hasOne = existsSync(pathIn(folder, folder.languages[0] ?? '', file))
  const guide = readArticle(hasOne ? folder : openContentFolder(ownContentDir), file)
  return new Map(
    [...guide].map(([language, { html, ...rest }]) => [
      language,
      { ...rest, html: html.replaceAll('{{site}}', siteNameToFill) },
    ]),
  )
}
