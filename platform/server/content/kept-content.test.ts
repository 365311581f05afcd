import { appendFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { joinContent, readByFeature, readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { findKeptContent, keepContent } from './kept-content.ts'

const build = 'a build'

function keepCopy() {
  const root = mkdtempSync(join(tmpdir(), 'edutrain-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const dir = join(root, 'content')
  cpSync(ownContentDir, dir, { recursive: true })
  const file = join(root, 'kept')
  keepContent(dir, build, readByFeature(dir), file)
  return { root, dir, file }
}

it('content that the build has read is what reading it would give', () => {
  const { dir, file } = keepCopy()

  expect(joinContent(findKeptContent(dir, build, file) ?? new Map())).toStrictEqual(readContent(dir))
})

it('content that the build has read is known where the folder has been moved to', () => {
  const { root, dir, file } = keepCopy()
  renameSync(dir, join(root, 'elsewhere'))

  expect(findKeptContent(join(root, 'elsewhere'), build, file)).toBeDefined()
})

it.each([
  ['has changed', (dir: string) => appendFileSync(join(dir, 'lessons/module-1.md'), ' ')],
  ['has been added', (dir: string) => writeFileSync(join(dir, 'films/another.webm'), '')],
  ['is missing', (dir: string) => rmSync(join(dir, 'fr/lessons/module-1.md'))],
  ['is a folder that was added', (dir: string) => mkdirSync(join(dir, 'more'))],
  ['has another name', (dir: string) => renameSync(join(dir, 'pages'), join(dir, 'sheets'))],
])('content is read again where a file of it %s', (_what, change) => {
  const { dir, file } = keepCopy()
  change(dir)

  expect(findKeptContent(dir, build, file)).toBeUndefined()
})

it('content is read again by the code of another build', () => {
  const { dir, file } = keepCopy()

  expect(findKeptContent(dir, 'another build', file)).toBeUndefined()
})

it.each(['nowhere', 'broken'])('without what the build has kept nothing is known: %s', (name) => {
  const { root, dir } = keepCopy()
  writeFileSync(join(root, 'broken'), '{')

  expect(findKeptContent(dir, build, join(root, name))).toBeUndefined()
})
