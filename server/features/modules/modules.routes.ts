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

  const answers = answersOf(lessons, glossary)
  serve(contract.getLesson, async ({ params: { moduleNumber }, chooseLanguage }) => {
    const inLanguages = answers.get(moduleNumber)
    if (!inLanguages) return refuse('not-found', 'There is no lesson for this module.')
    return inLanguage(inLanguages, chooseLanguage([...inLanguages.keys()]))
  })
}

/** Made once, so that each is compressed once. */
function answersOf(lessons: ModulesParts['lessons'], glossary: ModulesParts['glossary']) {
  return new Map(
    [...lessons].map(([moduleNumber, lesson]) => {
      const languages = [...lesson.keys()]
      const answerIn = (language: string) => {
        const { title, html, sections } = inLanguage(lesson, language)
        const words = wordsOf(glossary, moduleNumber, language)
        return { moduleNumber, title, html, sections: [...sections], words, language, languages }
      }
      return [moduleNumber, new Map(languages.map((language) => [language, answerIn(language)]))]
    }),
  )
}
