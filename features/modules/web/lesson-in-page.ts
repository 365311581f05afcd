import type { getLesson } from '#features/modules/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { lessonToFill } from '#platform/contract/pages.ts'
import { pageLanguages } from '#platform/web/lib/page-language.ts'

export type Lesson = Output<typeof getLesson>

const dataId: (typeof lessonToFill)['dataId'] = 'lesson-data'

/**
 * The lesson that the server wrote into this page. Undefined where it wrote none, or where it could not know the language
 * of lessons on this device: one that the pages themselves are not in.
 */
export function readLessonInPage(): Lesson | undefined {
  const data = globalThis.document?.getElementById(dataId)?.textContent
  const html = globalThis.document?.querySelector('article.lesson')?.innerHTML
  if (!data || html === undefined) return undefined
  const lesson: Lesson = { ...JSON.parse(data), html }
  return lesson.languages.every((code) => pageLanguages.includes(code)) ? lesson : undefined
}
