import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { ContentError, readText } from '#server/platform/content/yaml-file.ts'

// Raw HTML in a lesson stays text, so that a lesson can never run anything in a learner's browser.
const markdown = new MarkdownIt({ html: false, linkify: false })

/** The lesson of a module as HTML: from `lessons/module-{n}.md`, its title left to the page that shows it. */
export interface Lesson {
  readonly moduleNumber: number
  readonly html: string
}

/** @throws ContentError when the lesson is missing or empty. */
export function readLesson(contentDir: string, moduleNumber: number): Lesson {
  const file = join(contentDir, 'lessons', `module-${moduleNumber}.md`)
  const text = readText(file)
  const html = markdown.render(text.replace(/^# .*\n/, ''))
  if (!html.trim()) throw new ContentError(file, 1, 'has no text beneath its title')
  return { moduleNumber, html }
}
