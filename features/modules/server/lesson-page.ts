import type { getLesson } from '#features/modules/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { lessonToFill } from '#platform/contract/pages.ts'
import { inLanguage, type Localized } from '#platform/server/content/content-folder.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { type GlossaryEntry, wordsOf } from './glossary.ts'
import type { Lesson } from './lesson.ts'

/** The same in every language of the pages. */
const moduleWord = 'Module'

/** Fills in what the build left open in the pages of a module: its lesson's, and those of classes about it. */
type WritePage = (built: string) => string

/**
 * The lesson stands in its page in full, in the language of the page or the first one that it is in: it is read before
 * any script is there, and by readers who have scripts blocked. By module.
 */
export function lessonWriters(parts: LessonParts, pageLanguage: string): ReadonlyMap<number, WritePage> {
  const answers = answersOf(parts)
  return new Map(
    [...parts.lessons].map(([moduleNumber, lesson]) => {
      const language = shownLanguage(lesson, pageLanguage)
      const { beginning } = inLanguage(lesson, language)
      const answer = inLanguage(answers.get(moduleNumber) ?? new Map(), language)
      return [moduleNumber, (built) => writeLesson(built, answer, beginning)]
    }),
  )
}

function writeLesson(built: string, { html, ...answer }: LessonAnswer, beginning: string): string {
  const title = escapeHtml(answer.title)
  return built
    .replaceAll(lessonToFill.title, () => `${moduleWord} ${answer.moduleNumber} · ${title}`)
    .replaceAll(lessonToFill.description, () => escapeHtml(beginning))
    .replace(lessonToFill.heading, () => title)
    .replaceAll(lessonToFill.language, () => answer.language)
    .replace(lessonToFill.article, () => html)
    .replace(`>${lessonToFill.data}</script>`, () => `>${inScript(answer)}</script>`)
}

/** No text in it can end its element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function shownLanguage(lesson: Localized<Lesson>, pageLanguage: string): string {
  const languages = [...lesson.keys()]
  return languages.find((known) => known === pageLanguage) ?? languages[0] ?? pageLanguage
}

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
