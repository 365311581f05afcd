import { existsSync } from 'node:fs'
import { rightOption } from '#features/quizzes/server/quizzes.content.ts'
import { type ContentFolder, pathIn } from '#platform/server/content/content-folder.ts'
import { ContentError, readYamlFile } from '#platform/server/content/yaml-file.ts'
import { formFile, formTranslationFile } from './form-file.ts'

export interface CheckWords {
  readonly question: string
  /** In the order of the first language. */
  readonly options: readonly string[]
}

/** `right` is the place of the right option, the same in every language. */
export interface CheckQuestion {
  readonly id: string
  readonly moduleNumber: number
  readonly isSigning: boolean
  readonly right: number
  /** The first language of the content first. */
  readonly words: ReadonlyMap<string, CheckWords>
}

export const formNames = ['a', 'b'] as const
export type FormName = (typeof formNames)[number]

/** Two forms that ask for the same in other questions. */
export type Forms = Readonly<Record<FormName, readonly CheckQuestion[]>>

/** Undefined where the content has none. @throws ContentError also where it has one of the two */
export function readForms(folder: ContentFolder, moduleCount: number): Forms | undefined {
  const [language = ''] = folder.languages
  if (!formNames.some((name) => existsSync(pathIn(folder, language, fileOf(name))))) return undefined
  const [a, b] = [readForm(folder, 'a', moduleCount), readForm(folder, 'b', moduleCount)]
  const twice = a.find(({ id }) => b.some((other) => other.id === id))
  if (twice) throw new ContentError(pathIn(folder, language, fileOf('b')), 1, `has ${twice.id} of form-a too`)
  return { a, b }
}

const fileOf = (name: FormName) => `assessments/form-${name}.yaml`

function readForm(folder: ContentFolder, name: FormName, moduleCount: number): CheckQuestion[] {
  const [language = '', ...others] = folder.languages
  const path = pathIn(folder, language, fileOf(name))
  const entries = readYamlFile(path, formFile)
  const beyond = entries.find(({ module }) => module > moduleCount)
  if (beyond)
    throw new ContentError(path, 1, `${beyond.id} is about module ${beyond.module}, which is not there`)
  const translations = others
    .map((other) => ({ other, file: pathIn(folder, other, fileOf(name)) }))
    .filter(({ file }) => existsSync(file))
    .map(({ other, file }) => ({ other, translated: readYamlFile(file, formTranslationFile(entries)) }))
  return entries.map((entry, index) => ({
    id: entry.id,
    moduleNumber: entry.module,
    isSigning: entry.signing,
    right: rightOption(entry),
    words: new Map<string, CheckWords>([
      [language, entry],
      ...translations.map(({ other, translated }): [string, CheckWords] => [
        other,
        translated[index] ?? entry,
      ]),
    ]),
  }))
}

declare module '#platform/server/feature.ts' {
  interface Content {
    /** Undefined where a site has no checks. */
    readonly forms: Forms | undefined
  }
}
