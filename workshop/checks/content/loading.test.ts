import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleFilmFiles, writeContentWithFilms } from '#workshop/testing/content/sample-film.ts'
import { loadContent } from './loading.ts'
import { findContentFaults } from './rules.ts'

// A copy of our own content, in which one thing after another goes wrong.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function replace(name: string, from: string | RegExp, to: string) {
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}
const faults = () => findContentFaults(loadContent(folder))
const fault = (name: string, line: number, reason: string) => ({
  file: join(folder, name),
  line,
  reason: expect.stringContaining(reason),
})

describe('the check of the content', () => {
  const refused: [name: string, from: string, to: string, line: number, reason: string][] = [
    ['modules.yaml', 'station: Blockchain', 'staton: Blockchain', 7, 'staton'],
    ['programmes.yaml', 'season: winter', 'season: winer', 9, 'season'],
    ['skills.yaml', 'modules: [6]', 'modules: [55]', 1, 'names a module that there is not'],
    ['classes.yaml', 'link: ""', 'link: "ftp://example.org"', 7, 'http(s) address'],
  ]
  it.each(refused)('reports what the app would refuse in %s', (name, from, to, line, reason) => {
    replace(name, from, to)
    expect(faults()).toContainEqual(fault(name, line, reason))
  })

  it('reports each file that the app would refuse, not the first alone', () => {
    for (const [name, from, to] of refused.slice(1)) replace(name, from, to)
    expect(faults()).toEqual(
      expect.arrayContaining(refused.slice(1).map(([name, , , line, reason]) => fault(name, line, reason))),
    )
  })

  it('goes on without a file that is missing or cannot be read', () => {
    rmSync(join(folder, 'lessons/module-2.md'))
    replace('quizzes/module-1.yaml', '  options:', ' options:')
    replace('quizzes/module-9.yaml', /^ {2}answer: .*$/m, '  answer: "An unknown answer"')
    expect(faults()).toEqual(
      expect.arrayContaining([
        fault('lessons/module-2.md', 1, 'is missing'),
        fault('quizzes/module-1.yaml', 3, 'cannot be read'),
        { ...fault('quizzes/module-9.yaml', 0, 'none of the options'), line: expect.any(Number) },
      ]),
    )
  })

  it('says of a file that cannot be read nothing but where', () => {
    const before = faults().length
    replace('glossary.yaml', 'term: "Web1"', 'term: "Web1')
    replace('fr/glossary.yaml', /^ {2}definition:/m, ' definition:')
    replace('quizzes/module-1.yaml', '  options:', ' options:')
    replace('fr/quizzes/module-2.yaml', '  options:', ' options:')
    const found = faults()
    const files = ['fr/glossary.yaml', 'fr/quizzes/module-2.yaml', 'glossary.yaml', 'quizzes/module-1.yaml']
    expect([...new Set(found.map(({ file }) => file))]).toEqual(
      expect.arrayContaining(files.map((name) => join(folder, name))),
    )
    expect(found.filter(({ reason }) => !reason.includes('cannot be read'))).toHaveLength(before)
  })

  it('expects a film of each module in a folder that has films, and none in one that shows those of the app', () => {
    writeContentWithFilms(folder, {})
    const ofFilms = () => faults().filter(({ file }) => file.includes('films'))
    expect(ofFilms()).toEqual([])

    writeContentWithFilms(folder, sampleFilmFiles)
    expect(ofFilms()).toEqual([
      fault('films/module-1.yaml', 1, 'lasts 9 s'),
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => fault(`films/module-${number}.yaml`, 1, 'is missing')),
      fault('fr/films/module-1.yaml', 1, 'lasts 10 s'),
    ])
  })

  it('reports what the app would refuse in a film', () => {
    writeContentWithFilms(folder, {
      ...sampleFilmFiles,
      'films/module-1.yaml': 'title: "A"\nvideo: "b.webm"\n',
    })
    expect(faults()).toContainEqual(fault('films/module-1.yaml', 2, 'there is no b.webm'))
    writeContentWithFilms(folder, { 'films/module-1.yaml': 'titel: "A"\nvideo: "b.webm"\n' })
    expect(faults()).toContainEqual(fault('films/module-1.yaml', 1, 'unknown key: titel'))
  })

  const ofForms = () => faults().filter(({ file }) => file.includes('assessments'))

  it('compares the forms of the check with the quizzes, with each other and with their translations', () => {
    expect(ofForms()).toEqual([])
    replace('assessments/form-a.yaml', /id: .*/, 'id: web2-why-company-rules')
    replace('assessments/form-b.yaml', /idea: .*/, 'idea: server-owner-sets-rules')
    replace('fr/assessments/form-b.yaml', /id: .*/, 'id: own-id')
    replace('fr/assessments/form-a.yaml', 'Ali a oublié', `Ali ${'vraiment '.repeat(30)}a oublié`)
    expect(ofForms()).toEqual([
      fault('assessments/form-a.yaml', 1, 'this id is used already in'),
      fault(
        'assessments/form-b.yaml',
        expect.any(Number),
        'tests the idea "server-owner-sets-rules" already',
      ),
      fault('fr/assessments/form-a.yaml', 1, 'has the id web2-why-company-rules in'),
      fault('fr/assessments/form-b.yaml', 1, 'has the id record-wrong-person-paid in'),
      fault('fr/assessments/form-b.yaml', 2, 'words and'),
    ])
  })

  it('wants both forms of the check, in a translation too, or none', () => {
    rmSync(join(folder, 'fr/assessments/form-a.yaml'))
    expect(ofForms()).toEqual([fault('fr/assessments/form-b.yaml', 1, 'stands alone')])
    rmSync(join(folder, 'fr/assessments'), { recursive: true })
    expect(ofForms()).toEqual([])
    rmSync(join(folder, 'assessments'), { recursive: true })
    expect(ofForms()).toEqual([])
  })

  it('reports languages that it cannot read, and checks the first language all the same', () => {
    writeFileSync(join(folder, 'languages.yaml'), '- English\n')
    replace('lessons/module-1.md', /^# .*/, 'Web')
    expect(faults()).toEqual(
      expect.arrayContaining([
        { ...fault('languages.yaml', 1, ''), reason: expect.any(String) },
        fault('lessons/module-1.md', 1, 'must be the title'),
      ]),
    )
  })

  it('reports each fault once, files in their order and lines from the top', () => {
    replace('lessons/module-1.md', /^# .*/, '[a](http://a.org) [a](http://a.org)')
    replace('lessons/module-1.md', '## Stay safe', '## Dangers')
    const found = faults().filter(({ file }) => file === join(folder, 'lessons/module-1.md'))
    const lines = found.map(({ line }) => line)
    expect(lines).toEqual(lines.toSorted((left, right) => left - right))
    expect(found.filter(({ reason }) => reason.includes('http://a.org'))).toHaveLength(1)
  })
})
