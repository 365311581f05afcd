import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { readForms } from './forms.ts'

const levels = ['understand', 'apply']

const formOf = (name: string) =>
  Array.from({ length: 18 }, (_, index) => ({
    id: `${name}-question-${index}`,
    module: Math.floor(index / 2) + 1,
    question: `Question ${index}?`,
    options: ['one', 'two', 'three', 'four'],
    answer: 'three',
    level: levels[index % 2],
    idea: `idea-${index}`,
    ...(index === 4 && { signing: true }),
  }))

const frenchOf = (name: string) =>
  formOf(name).map(({ id }) => ({
    id,
    question: 'Quoi ?',
    options: ['un', 'deux', 'trois', 'quatre'],
    answer: 'trois',
  }))

function folderWith(files: Readonly<Record<string, unknown>>) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-forms-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [file, value] of Object.entries({ 'languages.yaml': ['en', 'fr'], ...files })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), stringify(value))
  }
  return openContentFolder(dir)
}

const both = { 'assessments/form-a.yaml': formOf('a'), 'assessments/form-b.yaml': formOf('b') }

it('two forms are read with their translations, each right option at its place', () => {
  const forms = readForms(folderWith({ ...both, 'fr/assessments/form-b.yaml': frenchOf('b') }), 9)

  expect(forms?.a).toHaveLength(18)
  expect(forms?.a[4]).toMatchObject({ id: 'a-question-4', moduleNumber: 3, isSigning: true, right: 2 })
  expect([...(forms?.a[0]?.words.keys() ?? [])]).toEqual(['en'])
  expect(forms?.b[0]?.words.get('fr')).toMatchObject({
    question: 'Quoi ?',
    options: ['un', 'deux', 'trois', 'quatre'],
  })
})

it('a content without forms is one without checks', () => {
  expect(readForms(folderWith({}), 9)).toBeUndefined()
})

it.each([
  ['one of the two', { 'assessments/form-b.yaml': formOf('b') }, /form-a\.yaml:1: cannot be read/],
  [
    'one question in both',
    {
      ...both,
      'assessments/form-b.yaml': [...formOf('b').slice(0, 17), { ...formOf('b')[17], id: 'a-question-3' }],
    },
    /form-b\.yaml:1: has a-question-3 of form-a too/,
  ],
  [
    'a key that is another one in the translation',
    { ...both, 'fr/assessments/form-a.yaml': frenchOf('a').map((each) => ({ ...each, answer: 'deux' })) },
    /fr\/assessments\/form-a\.yaml:\d+: .*same option/,
  ],
])('a content with %s is refused', (_what, files, message) => {
  expect(() => readForms(folderWith(files), 9)).toThrow(message)
})

it('a question about a module that is not there is refused', () => {
  expect(() => readForms(folderWith(both), 8)).toThrow(/a-question-16 is about module 9/)
})
