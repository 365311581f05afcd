import type { Programme } from '#contract/modules.ts'
import * as contract from '#contract/modules.ts'
import type { AppCallers } from '#server/access/callers.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import { type GlossaryEntry, wordsOf } from './glossary.ts'
import type { Lesson } from './lesson.ts'

interface ModulesParts {
  readonly programmes: Localized<Programme[]>
  readonly lessons: ReadonlyMap<number, Localized<Lesson>>
  readonly glossary: Localized<readonly GlossaryEntry[]>
}

export function registerModulesRoutes(
  serve: Serve<AppCallers>,
  { programmes, lessons, glossary }: ModulesParts,
): void {
  serve(contract.listProgrammes, async ({ chooseLanguage }) => ({
    programmes: inLanguage(programmes, chooseLanguage([...programmes.keys()])),
  }))

  serve(contract.getLesson, async ({ params: { moduleNumber }, chooseLanguage }) => {
    const lesson = lessons.get(moduleNumber)
    if (!lesson) return refuse('not-found', 'There is no lesson for this module.')
    const languages = [...lesson.keys()]
    const language = chooseLanguage(languages)
    const { title, html, sections } = inLanguage(lesson, language)
    const words = wordsOf(glossary, moduleNumber, language)
    return { moduleNumber, title, html, sections: [...sections], words, language, languages }
  })
}
