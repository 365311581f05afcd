import { describe, expect, it } from 'vitest'
import { formFile, formTranslationFile } from './form-file.ts'

const entry = (index: number) => ({
  id: `box-${index}`,
  question: `What is in box ${index}?`,
  options: ['Coins', 'Keys', 'Cash', 'Salt'],
  answer: 'Keys',
})
const entries = Array.from({ length: 18 }, (_, index) => entry(index))
const form = entries.map((each, index) => ({
  ...each,
  module: Math.floor(index / 2) + 1,
  level: index % 2 ? 'apply' : 'understand',
  idea: `idea-${index}`,
}))

const issues = (read: ReturnType<typeof formFile.safeParse>) =>
  read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
const inForm = (place: number, change: object) =>
  issues(formFile.safeParse(form.map((each, index) => (index === place ? { ...each, ...change } : each))))

describe('a form of the check', () => {
  it('asks what to sign only where it says so', () => {
    const read = formFile.parse(form.map((each, index) => (index === 5 ? { ...each, signing: true } : each)))
    expect(read.flatMap(({ signing }, index) => (signing ? [index] : []))).toEqual([5])
  })

  it.each([
    ['has eighteen questions', () => issues(formFile.safeParse(form.slice(1))), ' must have 18 questions'],
    ['has no id twice', () => inForm(3, { id: 'box-2' }), '3.id is used twice: box-2'],
    [
      'has four options',
      () => inForm(3, { options: ['Coins', 'Keys', 'Cash'] }),
      '3.options must have 4 entries',
    ],
    ['has its answer among them', () => inForm(3, { answer: 'Gold' }), '3.answer must be one of the options'],
    [
      'has no option twice',
      () => inForm(3, { options: ['Coins', 'Keys', 'keys', 'Salt'] }),
      '3.options must all be different',
    ],
    ['asks nothing from memory', () => inForm(3, { level: 'recall' }), expect.stringContaining('3.level ')],
  ])('%s', (_rule, read, issue) => {
    expect(read()).toEqual([issue])
  })
})

describe('its translation', () => {
  const schema = formTranslationFile(formFile.parse(form))
  const translated = (change: (each: typeof entries) => object[]) => {
    const read = schema.safeParse(change(entries))
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  }

  it.each([
    ['has all of its questions', (all: typeof entries) => all.slice(1), ' must have 18 questions'],
    [
      'has them in the same order',
      (all: typeof entries) => [all[1], all[0], ...all.slice(2)].filter((each) => each !== undefined),
      '0.id must be box-0, as in the first language',
    ],
    [
      'has each option at its place',
      (all: typeof entries) => [{ ...entry(0), answer: 'Cash' }, ...all.slice(1)],
      '0.answer must be the same option as in the first language, at the same place',
    ],
  ])('%s', (_rule, change, issue) => {
    expect(translated((all) => all)).toEqual([])
    expect(translated(change)).toContain(issue)
  })
})
