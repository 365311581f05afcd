import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { joinContent, readByFeature, readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { findKeptContent, keepContent } from './kept-content.ts'

function keepCopy() {
  const root = mkdtempSync(join(tmpdir(), 'edutrain-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const dir = join(root, 'content')
  cpSync(ownContentDir, dir, { recursive: true })
  const file = join(root, 'kept')
  keepContent(dir, readByFeature(dir), file)
  return { root, dir, file }
}

it('content that the build has read is what reading it would give', () => {
  const { dir, file } = keepCopy()

  expect(joinContent(findKeptContent(dir, file) ?? new Map())).toEqual(readContent(dir))
})

it('content that the build has read is known where the folder has been moved to', () => {
  const { root, dir, file } = keepCopy()
  renameSync(dir, join(root, 'elsewhere'))

  expect(findKeptContent(join(root, 'elsewhere'), file)).toBeDefined()
})

it.each([
  ['has changed', (dir: string) => appendFileSync(join(dir, 'lessons/module-1.md'), ' ')],
  ['has been added', (dir: string) => writeFileSync(join(dir, 'films/another.webm'), '')],
  ['is missing', (dir: string) => rmSync(join(dir, 'fr/lessons/module-1.md'))],
  ['has another name', (dir: string) => renameSync(join(dir, 'pages'), join(dir, 'sheets'))],
])('content is read again where a file of it %s', (_what, change) => {
  const { dir, file } = keepCopy()
  change(dir)

  expect(findKeptContent(dir, file)).toBeUndefined()
})

it.each(['nowhere', 'broken'])('without what the build has kept nothing is known: %s', (name) => {
  const { root, dir } = keepCopy()
  writeFileSync(join(root, 'broken'), '{')

  expect(findKeptContent(dir, join(root, name))).toBeUndefined()
})
