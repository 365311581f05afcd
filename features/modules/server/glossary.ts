import { join } from 'node:path'
import { z } from 'zod'
import { moduleNumber } from '#platform/contract/values.ts'
import {
  type ContentFolder,
  inLanguage,
  type Localized,
  readLocalized,
} from '#platform/server/content/content-folder.ts'
import { ContentError, readYamlFile } from '#platform/server/content/yaml-file.ts'

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max)

const words = {
  id: z.string().regex(/^[a-z0-9-]{2,64}$/, 'must be small letters, digits and dashes'),
  term: text(100),
  /** Other forms in which lessons introduce it. */
  also: z.array(text(100)).optional(),
  definition: text(500),
}

const glossaryFile = (moduleCount: number) =>
  z.array(z.strictObject({ ...words, module: moduleNumber.max(moduleCount) })).superRefine(refuseTwins)
const translationFile = z.array(z.strictObject(words)).superRefine(refuseTwins)

function refuseTwins(entries: readonly { readonly id: string }[], context: z.RefinementCtx) {
  for (const [index, { id }] of entries.entries())
    if (entries.findIndex((other) => other.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` })
}

/** `module` is the number of the one whose lesson introduces it. */
export type GlossaryEntry = z.output<ReturnType<typeof glossaryFile>>[number]

type Glossary = Localized<readonly GlossaryEntry[]>

/** In the order of the first language; a term that is not translated stays as it is. @throws ContentError */
export function readGlossary(folder: ContentFolder, moduleCount: number): Glossary {
  const first = readYamlFile(join(folder.dir, 'glossary.yaml'), glossaryFile(moduleCount))
  return readLocalized(folder, 'glossary.yaml', (path, language) => {
    if (language === folder.languages[0]) return first
    const translated = readYamlFile(path, translationFile)
    const unknown = translated.find(({ id }) => first.every((entry) => entry.id !== id))
    if (unknown)
      throw new ContentError(path, 1, `translates a term that glossary.yaml does not have: ${unknown.id}`)
    return first.map((entry) => ({ ...entry, ...translated.find(({ id }) => id === entry.id) }))
  })
}

export function wordsOf(glossary: Glossary, moduleNumber: number, language: string) {
  return inLanguage(glossary, language)
    .filter((entry) => entry.module === moduleNumber)
    .map(({ term, definition }) => ({ term, definition }))
}

/** The terms that a lesson may explain: its own, and those of lessons before it. */
export function termsUpTo(glossary: Glossary, moduleNumber: number, language: string) {
  return inLanguage(glossary, language).filter((entry) => entry.module <= moduleNumber)
}

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly glossary: Glossary
  }
}
