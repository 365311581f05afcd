import { type Fault, percent } from '../fault.ts'
import { findReadingFaults, measureReading } from '../reading-level.ts'
import { countWords } from '../words.ts'
import type { FormQuestionText, FormText } from './form-text.ts'

// Of the longer one.
const mostBetweenMeans = 0.05
const mostBetweenSisters = 0.25

// In the unit of the measure: a grade of school, points of ease, words of a sentence.
const mostBetweenReadings: Readonly<Record<string, number>> = { en: 0.5, fr: 3 }
const mostBetweenOtherReadings = 1

/** Holds the two forms of one language to being equally hard, so that a gain is no luck of the draw. */
export function findPairFaults(place: string, forms: readonly FormText[], language: string): Fault[] {
  const [a, b, ...more] = forms
  if (!a) return []
  if (!b || more.length)
    return [{ file: a.file, line: 1, reason: 'stands alone; a check has form-a.yaml and form-b.yaml' }]
  return [
    ...forms.flatMap((form) =>
      findReadingFaults({ file: form.file, blocks: blocksOf(form) }, language, 'form'),
    ),
    ...faultsOfMeans(place, a, b, language),
    ...b.questions.flatMap((question, index) => {
      const sister = a.questions[index]
      return sister ? faultsOfSisters(question, sister) : []
    }),
  ]
}

/** For a person who compares them: words of a question with its options, and how hard they are to read. */
export function describeForm(form: FormText, language: string): string {
  const { measure, value } = readingOf(form, language)
  return `${form.file.replace(/^.*\//, '')}: ${form.questions.length} questions of ${meanWords(form).toFixed(1)} words, ${measure.replace(/^(its|the) /, '')} ${value.toFixed(1)}`
}

function faultsOfMeans(file: string, a: FormText, b: FormText, language: string): Fault[] {
  const [words, others] = [meanWords(a), meanWords(b)]
  const [reading, other] = [readingOf(a, language), readingOf(b, language)]
  const most = mostBetweenReadings[language] ?? mostBetweenOtherReadings
  const reasons = [
    differenceOf(words, others) > mostBetweenMeans &&
      `a question has ${words.toFixed(1)} words in form-a.yaml and ${others.toFixed(1)} in form-b.yaml (at most ${percent(mostBetweenMeans)} apart); shorten the longer ones`,
    Math.abs(reading.value - other.value) > most &&
      `${reading.measure.replace(/^its/, 'the')} is ${reading.value.toFixed(1)} in form-a.yaml and ${other.value.toFixed(1)} in form-b.yaml (at most ${most} apart); make the harder one easier`,
  ]
  return reasons.filter((reason) => reason !== false).map((reason) => ({ file, line: 1, reason }))
}

function faultsOfSisters(question: FormQuestionText, sister: FormQuestionText): Fault[] {
  const there = `${sister.id} in ${sister.file}:${sister.line}`
  const [words, others] = [wordsOf(question), wordsOf(sister)]
  const reasons: [key: string, reason: string | false][] = [
    [
      'question',
      differenceOf(words, others) > mostBetweenSisters &&
        `has ${words} words and ${there} has ${others} (at most ${percent(mostBetweenSisters)} apart); make them alike`,
    ],
    [
      'signing',
      Boolean(question.signing) !== Boolean(sister.signing) &&
        `${question.signing ? 'asks' : 'does not ask'} what to sign, unlike ${there}; both forms ask it at the same places`,
    ],
  ]
  return reasons.flatMap(([key, reason]) =>
    reason ? [{ file: question.file, line: question.lineOf(key), reason: `${question.id}: ${reason}` }] : [],
  )
}

const textsOf = ({ question, options }: FormQuestionText) => [question, ...options]
const wordsOf = (question: FormQuestionText) =>
  textsOf(question).reduce((sum, text) => sum + countWords(text), 0)
const meanWords = ({ questions }: FormText) =>
  questions.reduce((sum, question) => sum + wordsOf(question), 0) / Math.max(1, questions.length)
const differenceOf = (left: number, right: number) => 1 - Math.min(left, right) / Math.max(left, right, 1)

const blocksOf = ({ questions }: FormText) =>
  questions.flatMap((question) => textsOf(question).map((text) => ({ line: question.line, text })))
const readingOf = (form: FormText, language: string) =>
  measureReading(
    blocksOf(form).map(({ text }) => text),
    language,
  )
