import { existsSync } from 'node:fs'
import { type Lesson, readArticle } from '#features/modules/server/lesson.ts'
import { listSections } from '#features/modules/server/section-list.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import {
  type ContentFolder,
  type Localized,
  openContentFolder,
  pathIn,
} from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const file = 'wallet-guide.md'

/**
 * That of the app where a content folder has none of its own; `{{site}}` is its name. Above its sections stands a
 * list of them; those below a line (`---`) are folded. @throws ContentError
 */
export function readWalletGuide(folder: ContentFolder): Localized<Lesson> {
  const hasOne = existsSync(pathIn(folder, folder.languages[0] ?? '', file))
  const guide = readArticle(hasOne ? folder : openContentFolder(ownContentDir), file)
  return new Map(
    [...guide].map(([language, lesson]) => [
      language,
      { ...lesson, html: layOut(lesson, language).replaceAll('{{site}}', siteNameToFill) },
    ]),
  )
}

const line = '<hr>\n</section>\n'
const section = /<section><h2 id="([^"]*)">(.*?)<\/h2>\n(.*?)<\/section>/gs

function layOut({ html }: Lesson, language: string): string {
  const [inSight = '', below = ''] = html.split(line)
  const shown = below ? `${inSight}</section>\n` : inSight
  return listSections(html, language) + shown + fold(below)
}

/** A browser opens what is folded for who comes by the address of something in it. */
const fold = (html: string) =>
  html.replaceAll(
    section,
    '<section><details><summary><h2>$2</h2></summary><div id="$1">$3</div></details></section>',
  )
