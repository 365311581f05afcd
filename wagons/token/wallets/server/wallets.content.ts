import { existsSync } from 'node:fs'
import { type Lesson, readArticle } from '#features/modules/server/lesson.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import {
  type ContentFolder,
  type Localized,
  openContentFolder,
  pathIn,
} from '#platform/server/content/content-folder.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const file = 'wallet-guide.md'

/**
 * That of the app where a content folder has none of its own; `{{site}}` is its name. Its first section is followed by a
 * list of all others, of which those below a line (`---`) are folded. @throws ContentError
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

const sectionEnd = '</section>\n'
const line = `<hr>\n${sectionEnd}`
const section = /<section><h2 id="([^"]*)">(.*?)<\/h2>\n(.*?)<\/section>/gs

function layOut({ html, sections }: Lesson, language: string): string {
  const [inSight = '', below = ''] = html.split(line)
  const shown = below ? inSight + sectionEnd : inSight
  return shown.replace(sectionEnd, () => sectionEnd + listOf(sections.slice(1), language)) + fold(below)
}

/** A browser opens what is folded for who comes by the address of something in it. */
const fold = (html: string) =>
  html.replaceAll(
    section,
    '<section><details><summary><h2>$2</h2></summary><div id="$1">$3</div></details></section>',
  )

function listOf(sections: Lesson['sections'], language: string): string {
  const title = inPageLanguage({ en: 'On this page', fr: 'Sommaire' }, language)
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  return `<nav class="guide-list" aria-labelledby="guide-list"><div><p id="guide-list">${title}</p><ul>${links.join('')}</ul></div></nav>\n`
}
