import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFile, inLanguage, openContentFolder, readLocalized } from './content-folder.ts'

function makeFolder(languages: string) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-folder-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'fr'))
  writeFileSync(join(dir, 'languages.yaml'), languages)
  for (const name of ['a.txt', 'b.txt', 'fr/b.txt']) writeFileSync(join(dir, name), name)
  return dir
}

it('a file that is not translated is that of the first language', () => {
  const folder = openContentFolder(makeFolder('[en, fr]'))

  expect(findFile(folder, 'fr', 'a.txt')).toBe(join(folder.dir, 'a.txt'))
  expect(findFile(folder, 'fr', 'b.txt')).toBe(join(folder.dir, 'fr/b.txt'))
})

it('what is read in many languages is there in those that have it, the first one first', () => {
  const folder = openContentFolder(makeFolder('[en, fr]'))
  const read = (file: string) => readLocalized(folder, file, (_path, language) => `${file} in ${language}`)

  expect([...read('a.txt').keys()]).toEqual(['en'])
  expect([...read('b.txt').keys()]).toEqual(['en', 'fr'])
  expect(inLanguage(read('b.txt'), 'fr')).toBe('b.txt in fr')
  expect(inLanguage(read('a.txt'), 'fr')).toBe('a.txt in en')
})

it('a folder with a link to a file outside it is refused, one with a link inside it is read', () => {
  const dir = makeFolder('[en, fr]')
  symlinkSync('a.txt', join(dir, 'c.txt'))
  expect(findFile(openContentFolder(dir), 'en', 'c.txt')).toBe(join(dir, 'c.txt'))

  mkdirSync(join(dir, 'films'))
  symlinkSync('/etc/hostname', join(dir, 'films/film.mp4'))
  expect(() => openContentFolder(dir)).toThrow(/films\/film\.mp4:1: must not lead out of the folder/)
})

it.each([['[]'], ['[English]'], ['[en, en]'], ['en: yes']])(
  'a list of languages %s is refused',
  (languages) => {
    expect(() => openContentFolder(makeFolder(languages))).toThrow(/languages\.yaml:1: /)
  },
)
