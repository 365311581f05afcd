import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { languageCode } from '#platform/contract/values.ts'
import { ContentError, readYamlFile } from './yaml-file.ts'

/** `languages` begins with that of the files in it; each other has a subfolder. */
export interface ContentFolder {
  readonly dir: string
  readonly languages: readonly string[]
}

/** By language code, the content's first language first. */
export type Localized<T> = ReadonlyMap<string, T>

const languagesFile = z
  .array(languageCode)
  .min(1, 'must list at least the language of this folder')
  .refine((codes) => new Set(codes).size === codes.length, 'must list each language once')

/** @throws ContentError also for a link that leads out of the folder: what it names would be sent to visitors. */
export function openContentFolder(dir: string): ContentFolder {
  for (const file of linksOutOf(dir)) throw new ContentError(file, 1, 'must not lead out of the folder')
  return { dir, languages: readYamlFile(join(dir, 'languages.yaml'), languagesFile) }
}

function linksOutOf(dir: string): string[] {
  if (!existsSync(dir)) return []
  const inside = realpathSync(dir) + sep
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((link) => existsSync(link) && !realpathSync(link).startsWith(inside))
}

export const pathIn = ({ dir, languages }: ContentFolder, language: string, file: string): string =>
  language === languages[0] ? join(dir, file) : join(dir, language, file)

/** Falls back to the first language. */
export function findFile(folder: ContentFolder, language: string, file: string): string {
  const path = pathIn(folder, language, file)
  return existsSync(path) ? path : join(folder.dir, file)
}

export function readLocalized<T>(
  folder: ContentFolder,
  file: string,
  read: (path: string, language: string) => T,
): Localized<T> {
  const [first] = folder.languages
  const found = folder.languages.filter(
    (language) => language === first || existsSync(pathIn(folder, language, file)),
  )
  return new Map(found.map((language) => [language, read(pathIn(folder, language, file), language)]))
}

export function inLanguage<T>(localized: Localized<T>, language: string): T {
  const [first] = localized.values()
  return localized.get(language) ?? (first as T)
}
