import { lessonToFill } from '#platform/contract/pages.ts'
import { inLanguage, type Localized } from '#platform/server/content/content-folder.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { Lesson } from './lesson.ts'
import { answersOf, type LessonAnswer, type LessonParts } from './lesson-answers.ts'

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
