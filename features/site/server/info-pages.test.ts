import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { infoPageNames } from '#features/site/contract/info-pages.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { readInfoPages } from './info-pages.ts'

function copyContent(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  return dir
}

const titleOf = (dir: string, name: 'privacy' | 'legal') =>
  inLanguage(readInfoPages(openContentFolder(dir)).pages.get(name) ?? new Map(), 'en').title

it('each page about the site is there in every language, in as many sections', () => {
  const { pages, faults } = readInfoPages(openContentFolder(ownContentDir))

  expect(faults).toEqual([])
  expect([...pages.keys()]).toEqual(infoPageNames)
  for (const page of pages.values()) {
    const ids = (language: string) => inLanguage(page, language).sections.map(({ id }) => id)
    expect(ids('fr')).toEqual(ids('en'))
  }
})

it('the page of a content folder takes the place of ours', () => {
  const dir = copyContent()
  writeFileSync(join(dir, 'pages/privacy.md'), '# What we know of you\n\nNothing.\n')

  expect(titleOf(dir, 'privacy')).toBe('What we know of you')
  rmSync(join(dir, 'pages'), { recursive: true })
  expect(titleOf(dir, 'privacy')).toBe('Privacy')
})

it('a page that cannot be read does not keep the site from starting: ours is shown, and its place is named', () => {
  const dir = copyContent()
  writeFileSync(join(dir, 'pages/legal.md'), 'no title\n')

  expect(titleOf(dir, 'legal')).toBe('About this site')
  expect(readInfoPages(openContentFolder(dir)).faults).toEqual([
    expect.stringMatching(/pages\/legal\.md:1: must begin with its title.*is shown instead/),
  ])
})
