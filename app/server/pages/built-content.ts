import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageLanguages } from '#platform/contract/languages.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import type { Content } from '#platform/server/feature.ts'
import { readWalletGuide } from '#wagons/token/wallets/server/wallets.content.ts'

type Built = Pick<Content, 'programmes' | 'exercises' | 'films' | 'bank'>

const noteFile = (root: string) => join(root, 'dist/.content')

/** Where the build wrote the pages. */
export function noteBuiltContent(root: string, content: Built, contentDir: string): void {
  writeFileSync(noteFile(root), digest(content, contentDir))
}

/** Whether the pages say what the content says; true where no build has noted it. */
export function isBuiltOf(root: string, content: Built, contentDir: string): boolean {
  const file = noteFile(root)
  return !existsSync(file) || readFileSync(file, 'utf8') === digest(content, contentDir)
}

/**
 * Of what workshop/build/page-content.ts puts into pages. Lessons, questions and what a film shows are read by the server
 * at its start.
 */
function digest({ programmes, exercises, films, bank }: Built, contentDir: string): string {
  const guide = readWalletGuide(openContentFolder(contentDir))
  const inPages = pageLanguages.map((language) => {
    const { title, html } = inLanguage(guide, language)
    return {
      guide: [title, html],
      programmes: inLanguage(programmes, language),
      films: [...films.byModule].map(([number, film]) => {
        const { title, language: spoken, ms } = inLanguage(film, language)
        return [number, title, spoken, Math.round(ms / 1000)]
      }),
    }
  })
  const questions = [...bank].map(([number, { length }]) => [number, length])
  return createHash('sha256')
    .update(JSON.stringify([inPages, exercises, questions]))
    .digest('hex')
}
