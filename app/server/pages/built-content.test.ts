import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { isBuiltOf, noteBuiltContent } from './built-content.ts'

function createInstallation() {
  const root = mkdtempSync(join(tmpdir(), 'edutrain-built-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const content = join(root, 'content')
  cpSync(ownContentDir, content, { recursive: true })
  mkdirSync(join(root, 'dist'))
  return {
    content,
    note: () => noteBuiltContent(root, readContent(content), content),
    fits: () => isBuiltOf(root, readContent(content), content),
  }
}

it('pages fit the content that they were built with, and any other of the same programmes', () => {
  const { content, note, fits } = createInstallation()
  expect(fits()).toBe(true)
  note()
  expect(fits()).toBe(true)
  appendFileSync(join(content, 'lessons/module-1.md'), '\nOne more sentence.\n')
  expect(fits()).toBe(true)
})

it.each(['modules.yaml', 'programmes.yaml', 'fr/modules.yaml'])(
  'pages do not fit content with another title in %s',
  (file) => {
    const { content, note, fits } = createInstallation()
    note()
    const path = join(content, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/title: (.*)/, 'title: Another'))

    expect(fits()).toBe(false)
  },
)
