import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageCode } from '#contract/values.ts'
import { readYamlFile } from './yaml-file.ts'

/** A folder of content; `languages` begins with that of the files in it, the others have a folder in it each. */
export interface ContentFolder {
  readonly dir: string
  readonly languages: readonly string[]
}

/** What exists in one or more languages, by their codes, the first language of the content first. */
export type Localized<T> = ReadonlyMap<string, T>

const languagesFile = z
  .array(languageCode)
  .min(1, 'must list at least the language of this folder')
  .refine((codes) => new Set(codes).size === codes.length, 'must list each language once')

/** Opens a content folder by its `languages.yaml`. @throws ContentError */
export function openContentFolder(dir: string): ContentFolder {
  return { dir, languages: readYamlFile(join(dir, 'languages.yaml'), languagesFile) }
}

/** The path of a file in a language, whether or not it is there. */
export function pathIn({ dir, languages }: ContentFolder, language: string, file: string): string {
  return language === languages[0] ? join(dir, file) : join(dir, language, file)
}

/** The path of a file in a language, or in the first language where it is not translated. */
export function findFile(folder: ContentFolder, language: string, file: string): string {
  const path = pathIn(folder, language, file)
  return existsSync(path) ? path : join(folder.dir, file)
}

/** Reads a file in the first language, and in each other that has one. @throws whatever `read` throws */
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

/** What a thing is in a language; in the first one where it is not there. */
export function inLanguage<T>(localized: Localized<T>, language: string): T {
  const [first] = localized.values()
  return localized.get(language) ?? (first as T)
}
