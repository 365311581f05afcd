import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readLesson } from './lesson.ts'

function lessonFrom(markdown: string) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-lesson-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'lessons'))
  writeFileSync(join(dir, 'lessons', 'module-1.md'), markdown)
  return readLesson(dir, 1)
}

it('a lesson is shown without its title, which the page gives', () => {
  expect(lessonFrom('# Title\n\nText.\n').html).toBe('<p>Text.</p>\n')
})

it('raw HTML in a lesson stays text', () => {
  expect(lessonFrom('# T\n\n<script>alert(1)</script>\n').html).not.toContain('<script>')
})

it('a link that would run a script is no link', () => {
  expect(lessonFrom('# T\n\n[a](javascript:alert(1))\n').html).not.toContain('<a')
})

it('a lesson without text is refused with its file', () => {
  expect(() => lessonFrom('# Title\n')).toThrow('module-1.md:1: has no text')
})
