import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wagons } from '#app/server/wagon-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import { digestContent } from '#platform/server/content/kept-content.ts'
import type { Content } from '#platform/server/feature.ts'
import type { Wagon } from '#platform/server/wagon.ts'

type Built = Pick<Content, 'programmes' | 'films' | 'bank'>

const noteFile = (root: string) => join(root, 'dist/.content')

/** Where the build wrote the pages. */
export function noteBuiltContent(root: string, content: Built, contentDir: string): void {
  writeFileSync(
    noteFile(root),
    JSON.stringify({
      folder: digestContent(contentDir),
      ...digests(content, contentDir, wagons),
    }),
  )
}

/** Whether the pages of what is `here` say what the content says; true where no build has noted it. */
export function isBuiltOf(
  root: string,
  content: Built,
  contentDir: string,
  here: readonly Pick<Wagon, 'name'>[] = wagons,
): boolean {
  const file = noteFile(root)
  if (!existsSync(file)) return true
  const noted = readNote(readFileSync(file, 'utf8'))
  if (noted.folder === digestContent(contentDir)) return true
  return Object.entries(digests(content, contentDir, wagonsIn(here))).every(
    ([name, digest]) => noted[name] === digest,
  )
}

const wagonsIn = (here: readonly Pick<Wagon, 'name'>[]) =>
  wagons.filter((wagon) => here.some(({ name }) => name === wagon.name))

/** A build before this one noted a digest alone. */
function readNote(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * By wagon, and for the journey itself, of what workshop/build/page-content.ts puts into pages. Lessons, questions and
 * what a film shows are read by the server at its start.
 */
function digests(
  { programmes, films, bank }: Built,
  contentDir: string,
  here: readonly Wagon[],
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
  const own = here.map(({ name, pageContent = {} }) => {
    const values = Object.values(pageContent).flatMap((read) =>
      pageLanguages.map((language) => read(folder, language)),
    )
    return [name, digest(values)]
  })
  return { journey: digest([inPages, questions]), ...Object.fromEntries(own) }
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
