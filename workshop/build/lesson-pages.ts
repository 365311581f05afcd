import { lessonToFill } from '#platform/contract/pages.ts'

interface PageParts {
  readonly template: string
  readonly head: (path: string) => readonly string[]
  /** For readers with scripts blocked. */
  readonly note: string
  /** What its first sight is drawn with, besides the sheet of the entry. */
  readonly sheets: string
}

interface WrittenPages {
  readonly lesson: PageParts
  readonly class: PageParts
}

export interface DrawnLesson {
  readonly lesson: string
  readonly class: string | undefined
}

/**
 * The pages of each module whose lesson the server writes into them, by name: a lesson is read before the app is there,
 * which then draws its own page in their place.
 */
export function writeLessonPages(
  drawn: ReadonlyMap<number, DrawnLesson>,
  parts: WrittenPages,
): [name: string, page: string][] {
  const write = (html: string, path: string, { template, head, note, sheets }: PageParts) =>
    template
      .replace('</style>', () => `${sheets}</style>`)
      .replace('<!--head-->', () => head(path).join(''))
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      .replace('<!--noscript-->', `<noscript>${note} <a href="/">EduTrain</a></noscript>`)
  return [...drawn].flatMap(([number, html]): [string, string][] => {
    const path = `/lesson/${number}`
    const lesson = write(html.lesson, path, parts.lesson)
    const titled = lesson.replace('<title>EduTrain', `<title>${lessonToFill.title} · EduTrain`)
    return [
      [`lesson-${number}`, titled],
      ...(html.class === undefined
        ? []
        : [[`class-${number}`, write(html.class, path, parts.class)] as [string, string]]),
    ]
  })
}
