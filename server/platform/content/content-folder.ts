import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageCode } from '#contract/values.ts'
import { readYamlFile } from './yaml-file.ts'

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

/** @throws ContentError */
export function openContentFolder(dir: string): ContentFolder {
  return { dir, languages: readYamlFile(join(dir, 'languages.yaml'), languagesFile) }
}

export function pathIn({ dir, languages }: ContentFolder, language: string, file: string): string {
  return language === languages[0] ? join(dir, file) : join(dir, language, file)
}

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
