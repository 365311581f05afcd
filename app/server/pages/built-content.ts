import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { features } from '#app/server/features.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import type { Content, Feature } from '#platform/server/feature.ts'

type Built = Pick<Content, 'programmes' | 'films' | 'bank'>

const noteFile = (root: string) => join(root, 'dist/.content')

/** Where the build wrote the pages. */
export function noteBuiltContent(root: string, content: Built, contentDir: string): void {
  writeFileSync(noteFile(root), JSON.stringify(digests(content, contentDir, features)))
}

/** Whether the pages of what is `here` say what the content says; true where no build has noted it. */
export function isBuiltOf(
  root: string,
  content: Built,
  contentDir: string,
  here: readonly Feature[] = features,
): boolean {
  const file = noteFile(root)
  if (!existsSync(file)) return true
  const noted = readNote(readFileSync(file, 'utf8'))
  return Object.entries(digests(content, contentDir, here)).every(([name, digest]) => noted[name] === digest)
}

/** A build before this one noted a digest alone. */
function readNote(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * By feature, of what workshop/build/page-content.ts puts into pages. Lessons, questions and what a film shows are read by
 * the server at its start.
 */
function digests(
  { programmes, films, bank }: Built,
  contentDir: string,
  here: readonly Feature[],
): Record<string, string> {
  const inPages = pageLanguages.map((language) => ({
    programmes: inLanguage(programmes, language),
    films: [...films.byModule].map(([number, film]) => {
      const { title, language: spoken, ms } = inLanguage(film, language)
      return [number, title, spoken, Math.round(ms / 1000)]
    }),
  }))
  const questions = [...bank].map(([number, { length }]) => [number, length])
  const folder = openContentFolder(contentDir)
  const own = here.flatMap(({ name, inPages }) => (inPages ? [[name, digest(inPages(folder))]] : []))
  return { journey: digest([inPages, questions]), ...Object.fromEntries(own) }
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
