import { lessonToFill, siteNameToFill } from '#platform/contract/pages.ts'

interface PageParts {
  readonly template: string
  readonly head: (path: string) => readonly string[]
  /** For readers with scripts blocked. */
  readonly note: string
  /** What its first sight is drawn with, besides the sheet of the entry. */
  readonly sheets: string
}

export interface DrawnLesson {
  readonly lesson: string
  readonly class: string | undefined
}

/**
 * The pages of each module whose lesson the server writes into them, by name: a lesson is read before the app is there,
 * which then draws its own page in their place.
 */
export function* writeLessonPages(
  drawn: ReadonlyMap<number, DrawnLesson>,
  parts: Readonly<Record<keyof DrawnLesson, PageParts>>,
): Generator<[name: string, page: string]> {
  const write = (html: string, number: number, { template, head, note, sheets }: PageParts) =>
    template
      .replace('</style>', () => `${sheets}</style>`)
      .replace('<!--head-->', () => head(`/lesson/${number}`).join(''))
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      .replace('<!--noscript-->', `<noscript>${note} <a href="/">${siteNameToFill}</a></noscript>`)
  for (const [number, html] of drawn) {
    const lesson = write(html.lesson, number, parts.lesson)
    yield [`lesson-${number}`, lesson.replace('<title>', `<title>${lessonToFill.title} · `)]
    if (html.class !== undefined) yield [`class-${number}`, write(html.class, number, parts.class)]
  }
}
