import { posix } from 'node:path'
import type { Fault } from './fault.ts'
import type { Image, LessonText } from './lessons/lesson-text.ts'

const shortestAlternative = 30

/** `base` are the lessons in the first language, to whose sections links lead; `pictures` are files beside the lesson or its base. */
export function findLinkFaults(
  lesson: LessonText,
  base: readonly LessonText[],
  pictures: ReadonlySet<string>,
): Fault[] {
  const links = lesson.links.map(({ text, line }) => ({ line, reasons: [faultOfLink(text, base)] }))
  const images = lesson.images.map((image) => ({
    line: image.line,
    reasons: [faultOfSource(image, pictures), faultOfAlternative(image), faultOfPlace(image)],
  }))
  return [...links, ...images].flatMap(({ line, reasons }) =>
    reasons.flatMap((reason) => (reason === undefined ? [] : [{ file: lesson.file, line, reason }])),
  )
}

function faultOfLink(address: string, base: readonly LessonText[]): string | undefined {
  if (/^https:\/\/[^/]+\.[^/]+/.test(address)) return undefined
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address))
    return `the link ${address} must begin with https://; other kinds are not safe or do not open everywhere`
  const [, number, anchor] = /^\/lesson\/([1-9]\d*)(?:#(.+))?$/.exec(address) ?? []
  if (number === undefined)
    return `the link ${address} leads nowhere; a lesson is /lesson/3, a section of it /lesson/3#its-heading`
  const target = base.find(({ moduleNumber }) => moduleNumber === Number(number))
  if (!target) return `the link ${address} leads to a lesson that does not exist`
  if (
    anchor === undefined ||
    target.sections.some((section) => section.anchor === decodeURIComponent(anchor))
  )
    return undefined
  return `lesson ${number} has no section "${anchor}"; it has ${target.sections.map((section) => section.anchor).join(', ')}`
}

function faultOfSource({ source }: Image, pictures: ReadonlySet<string>): string | undefined {
  if (posix.basename(source) !== source || !source.endsWith('.svg'))
    return `the picture ${source} must be the name of an .svg file beside the lesson`
  return pictures.has(source)
    ? undefined
    : `there is no file ${source} beside the lesson; draw it or mend the name`
}

function faultOfAlternative({ source, alternative }: Image): string | undefined {
  if (alternative.trim().length >= shortestAlternative) return undefined
  return `the picture ${source} needs a text in its square brackets that says what it shows, of at least ${shortestAlternative} characters`
}

function faultOfPlace({ source, isAlone }: Image): string | undefined {
  return isAlone
    ? undefined
    : `the picture ${source} must be on a line of its own, with an empty line before and after`
}
