import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readGlossary, termsUpTo, wordsOf } from './glossary.ts'

function readFrom(english: string, french?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-glossary-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'glossary.yaml'), english)
  mkdirSync(join(dir, 'fr'))
  if (french !== undefined) writeFileSync(join(dir, 'fr/glossary.yaml'), french)
  return readGlossary({ dir, languages: ['en', 'fr'] }, 9)
}

const english = `
- { id: key, term: key, module: 3, definition: A secret. }
- { id: wallet, term: wallet, module: 1, definition: An app. }
- { id: address, term: address, module: 3, definition: A place. }
`

it('the words of a lesson are those that its module introduces, in their order', () => {
  expect(wordsOf(readFrom(english), 3, 'en').map(({ term }) => term)).toEqual(['key', 'address'])
})

it('a lesson may explain its own terms and those of lessons before it', () => {
  expect(termsUpTo(readFrom(english), 1, 'en').map(({ id }) => id)).toEqual(['wallet'])
  expect(termsUpTo(readFrom(english), 3, 'en')).toHaveLength(3)
})

it('a term that is not translated stays as it is', () => {
  const glossary = readFrom(english, '- { id: key, term: clé, definition: Un secret. }\n')

  expect(wordsOf(glossary, 3, 'fr').map(({ term }) => term)).toEqual(['clé', 'address'])
})

it('a language without a glossary shows the first one', () => {
  expect(wordsOf(readFrom(english), 1, 'fr')).toEqual([{ term: 'wallet', definition: 'An app.' }])
})

it('a translation of a term that is not there, and one explained twice, are refused', () => {
  expect(() => readFrom(english, '- { id: kee, term: clé, definition: Un secret. }\n')).toThrow('kee')
  expect(() => readFrom(`${english}- { id: key, term: k, module: 1, definition: k }\n`)).toThrow(
    'used twice: key',
  )
})
