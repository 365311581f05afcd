import { lessonToFill } from '#contract/pages.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { Lesson } from './lesson.ts'

/** The same in every language of the pages. */
const moduleWord = 'Module'

/** Readers who have scripts blocked get all of it, in the language of the page or the first one that it is in. */
export function writeLessonPage(
  built: string,
  moduleNumber: number,
  lesson: Localized<Lesson>,
  pageLanguage: string,
): string {
  const { title, beginning } = inLanguage(lesson, shownLanguage(lesson, pageLanguage))
  return writeLesson(built, lesson, pageLanguage)
    .replaceAll(lessonToFill.path, () => `/lesson/${moduleNumber}`)
    .replaceAll(lessonToFill.title, () => `${moduleWord} ${moduleNumber} · ${escapeHtml(title)}`)
    .replaceAll(lessonToFill.description, () => escapeHtml(beginning))
}

/** The lesson alone, for a page that is about more than it. */
export function writeLesson(built: string, lesson: Localized<Lesson>, pageLanguage: string): string {
  const language = shownLanguage(lesson, pageLanguage)
  const { title, html } = inLanguage(lesson, language)
  // As web/features/modules/lesson/lesson-page.tsx draws it.
  const article = `<main class="lesson-page" lang="${language}"><div><h1 class="text-4xl">${escapeHtml(title)}</h1><article class="lesson">${html}</article></div></main>`
  return built.replace(lessonToFill.article, () => article)
}

function shownLanguage(lesson: Localized<Lesson>, pageLanguage: string): string {
  const languages = [...lesson.keys()]
  return languages.find((known) => known === pageLanguage) ?? languages[0] ?? pageLanguage
}
