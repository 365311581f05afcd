import { describe, expect, it } from 'vitest'
import { sampleGlossary, sampleLesson } from '../samples.ts'
import { findBoldFaults, findGlossaryFaults } from './glossary-rules.ts'
import { parseGlossary } from './glossary-text.ts'

const wallet = `- id: wallet
  term: Wallet
  also: [wallets]
  module: 1
  definition: An app that keeps your keys.
`
const block = `- id: block
  term: Block
  module: 2
  definition: A page of the record.
`
const lessons = [
  sampleLesson('# One\n\n## What it is\n\nPeople have **wallets**.\n'),
  sampleLesson('# Two\n\n## Blocks\n\nA **block** is a page. A **wallet** signs. **Paying.** It costs.\n', 2),
]
const faults = (text: string) => {
  const { glossary, faults: unread } = parseGlossary('glossary.yaml', text, {
    modules: 9,
    isTranslation: false,
  })
  return [...unread, ...findGlossaryFaults(glossary, lessons, glossary)]
}

describe('a glossary', () => {
  it('that keeps the rules has no faults', () => {
    expect(faults(wallet + block)).toEqual([])
  })

  const wrong: [rule: string, from: string, to: string, line: number, reason: string][] = [
    ['defines each term', '  definition: A page of the record.\n', '', 6, '"definition" is missing'],
    ['has no empty definition', 'A page of the record.', '""', 9, '"definition" is empty'],
    [
      'says which module explains a term',
      '  module: 2\n',
      '',
      6,
      '"module" must be the number of the module',
    ],
    [
      'names a module that is there',
      'module: 2',
      'module: 10',
      8,
      '"module" must be the number of the module',
    ],
    ['lists what else a term is called', '[wallets]', 'wallets', 3, '"also" must be a list'],
    ['lists texts there', '[wallets]', '[wallets, 2]', 3, '"also" must be a list'],
    ['has no part that is not known', 'also:', 'alos:', 3, '"alos" is not known'],
    ['has no id twice', 'id: block', 'id: wallet', 6, 'used already in line 1'],
    [
      'has no term twice, whatever the capitals',
      'term: Block',
      'term: WALLETS',
      6,
      '"WALLETS" is there already in line 1',
    ],
    ['has terms that their lesson uses', 'term: Block', 'term: Blo', 6, 'lesson 2 never says "Blo"'],
  ]
  it.each(wrong)('%s', (_rule, from, to, line, reason) => {
    expect(faults((wallet + block).replace(from, to))).toContainEqual({
      file: 'glossary.yaml',
      line,
      reason: expect.stringContaining(reason),
    })
  })

  it('of a translation takes the modules from the base and names none itself', () => {
    const french = '- id: block\n  term: Bloc\n  definition: Une page.\n'
    const { glossary, faults: unread } = parseGlossary('fr/glossary.yaml', french, {
      modules: 9,
      isTranslation: true,
    })
    expect(unread).toEqual([])
    expect(findGlossaryFaults(glossary, lessons, sampleGlossary(wallet + block))).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('lesson 2 never says "Bloc"') }),
    ])
    expect(
      parseGlossary('fr/glossary.yaml', `${french}  module: 2\n`, { modules: 9, isTranslation: true }).faults,
    ).toEqual([{ file: 'fr/glossary.yaml', line: 4, reason: expect.stringContaining('leaves "module" out') }])
  })
})

describe('a bold word of a lesson', () => {
  const bold = (glossary: string) =>
    lessons.flatMap((lesson) => findBoldFaults(lesson, sampleGlossary(glossary)))

  it('is a term of the glossary, or another form of one; an opening of a paragraph need not be', () => {
    expect(bold(wallet + block)).toEqual([])
    expect(bold(wallet)).toEqual([
      {
        file: 'lessons/module-2.md',
        line: 5,
        reason: expect.stringContaining('"block" is bold but not in glossary'),
      },
    ])
    expect(bold(wallet.replace('[wallets]', '[]') + block)).toEqual([
      expect.objectContaining({ file: 'lessons/module-1.md' }),
    ])
  })

  it.each(['.', ':', '!', '?'])('that ends with "%s" is the opening of a paragraph', (end) => {
    const lesson = (mark: string) => sampleLesson(`# One\n\n## Two\n\n**Who pays${mark}** You do.\n`)
    expect(findBoldFaults(lesson(end), sampleGlossary(wallet))).toEqual([])
    expect(findBoldFaults(lesson(','), sampleGlossary(wallet))).toHaveLength(1)
  })

  it('is not a term that a later module explains', () => {
    expect(bold(wallet.replace('module: 1', 'module: 2') + block)).toEqual([
      { file: 'lessons/module-1.md', line: 5, reason: expect.stringContaining('leaves it to module 2') },
    ])
  })
})
