import { describe, expect, it } from 'vitest'
import { sampleLesson } from '../samples.ts'
import { findLessonFaults } from './lesson-rules.ts'

const words = (count: number) => 'word '.repeat(count).trim()
const lesson = (length: number) =>
  `# Wallets\n\n## What it is\n\n${words(length - 11)}.\n\n## Stay safe\n\nTake care.\n\n## What to remember\n\n- Keys.\n`
const faults = (text: string, language = 'en') => findLessonFaults(sampleLesson(text), language)

describe('a lesson', () => {
  it('that keeps the rules has no faults, at either end of its length', () => {
    expect([...faults(lesson(600)), ...faults(lesson(1025))]).toEqual([])
  })

  const whole = lesson(700)
  const wrong: [rule: string, text: string, line: number, reason: string][] = [
    ['has 600 words or more', lesson(599), 1, 'has 599 words; a lesson has 600 to 1025'],
    ['has 1,025 words or fewer', lesson(1026), 1, 'has 1026 words'],
    ['begins with its title', whole.replace('# Wallets\n', ''), 1, 'the first line must be the title'],
    ['has sections', whole.replaceAll('## ', '### '), 1, 'has no sections'],
    [
      'has no section twice',
      whole.replace('## Stay safe', '## What it is'),
      7,
      '"What it is" is there twice',
    ],
    ['has no empty section', whole.replace('Take care.', ''), 7, '"Stay safe" is empty'],
    [
      'ends with what to remember',
      whole.replace('What to remember', 'The end'),
      11,
      'must be "## What to remember", not "The end"',
    ],
    [
      'says how to stay safe just before that',
      whole.replace('Stay safe', 'Dangers'),
      7,
      'must be "## Stay safe", not "Dangers"',
    ],
    ['lists what to remember', whole.replace('- Keys.', 'Keys.'), 11, 'must be a list'],
    ['has nothing but the list there', `${whole}\nAnd so on.\n`, 11, 'must be a list'],
  ]
  it.each(wrong)('%s', (_rule, text, line, reason) => {
    expect(faults(text)).toContainEqual({
      file: 'lessons/module-1.md',
      line,
      reason: expect.stringContaining(reason),
    })
  })

  it('may be longer in French, and has its own last headings in any language but English', () => {
    const french = (length: number) => lesson(length).replace('What to remember', 'À bien retenir')
    expect(faults(french(1280), 'fr')).toEqual([])
    expect(faults(french(1281), 'fr')).toHaveLength(1)
    expect(faults(french(700).replace('- Keys.', 'Clés.'), 'fr')).toHaveLength(1)
  })
})

describe('a question to check oneself', () => {
  const asking = (quotation: string) => lesson(700).replace('Take care.', `Take care.\n\n${quotation}`)
  const whole = '> Why?\n>\n> Because.'

  it('ends a section with a question and its answer, which do not count as words of the lesson', () => {
    expect(faults(asking(whole))).toEqual([])
    expect(faults(lesson(1025).replace('Take care.', `Take care.\n\n${whole}`))).toEqual([])
  })

  const offering = (...choices: string[]) =>
    `> Why?\n>\n${choices.map((choice) => `> - ${choice}\n`).join('')}>\n> Because.`

  it('may offer two or three choices, which do not count as words of the lesson', () => {
    for (const choices of [
      ['Yes', '**No**'],
      [words(12), '**No**', 'Why not?'],
    ]) {
      expect(faults(asking(offering(...choices)))).toEqual([])
      expect(faults(lesson(1025).replace('Take care.', `Take care.\n\n${offering(...choices)}`))).toEqual([])
    }
  })

  it('has as its right choice no word that the glossary explains', () => {
    expect(sampleLesson(`## A\n\nA **key**.\n\n${offering('Yes', '**No**')}`).bold).toEqual([
      { text: 'key', line: 3 },
    ])
  })

  it('may stand below the list that ends a lesson', () => {
    expect(faults(`${lesson(700)}\n${whole}\n`)).toEqual([])
  })

  it.each([
    ['asks', '> Why.\n>\n> Because.', 'must end with "?"'],
    ['has an answer', '> Why?', 'has no answer'],
    ['has a short one', `> Why?\n>\n> ${words(41)}.`, 'has 41 words'],
    ['has two choices or more', offering('**No**'), 'has 1 choice; it has two or three'],
    ['has three choices or fewer', offering('**a**', 'b', 'c', 'd'), 'has 4 choices'],
    ['has a right choice', offering('Yes', 'No'), 'none of the choices is bold'],
    ['has a choice that is bold as a whole', offering('Yes', '**No** way'), 'none of the choices is bold'],
    ['has one right choice', offering('**Yes**', '**No**'), '2 of the choices are bold'],
    ['has short choices', offering(words(13), '**No**'), 'has 13 words; a choice has at most 12'],
    [
      'explains its choices',
      '> Why?\n>\n> - Yes\n> - **No**',
      'the choices have no explanation; write it below them',
    ],
    ['is the only one of its section', `${whole}\n\nSo.\n\n${whole}`, 'has a question already'],
    ['is the last of its section', `${whole}\n\nSo.`, 'at the end of its section'],
  ])('%s', (_rule, quotation, reason) => {
    expect(faults(asking(quotation))).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining(reason) }),
    )
  })
})
