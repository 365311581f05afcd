import type { getLesson } from '#features/modules/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { inLanguage, type Localized } from '#platform/server/content/content-folder.ts'
import { type GlossaryEntry, wordsOf } from './glossary.ts'
import type { Lesson } from './lesson.ts'

export interface LessonParts {
  /** By module. */
  readonly lessons: ReadonlyMap<number, Localized<Lesson>>
  readonly glossary: Localized<readonly GlossaryEntry[]>
}

export type LessonAnswer = Output<typeof getLesson>

/** Each lesson as the API gives it, by module and language: made once, so that each is compressed once. */
export function answersOf({ lessons, glossary }: LessonParts): ReadonlyMap<number, Localized<LessonAnswer>> {
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
