import { describe, expect, it } from 'vitest'
import { describeForm, findPairFaults } from './pair-rules.ts'
import { formOf, withQuestion } from './sample-form.ts'

const [a, b] = [formOf('a'), formOf('b')]
const reasons = (...forms: (typeof a)[]) =>
  findPairFaults('assessments', forms, 'en').map(({ file, line, reason }) => `${file}:${line}: ${reason}`)
const words = (count: number) => Array<string>(count).fill('box').join(' ')

describe('the two forms of a check', () => {
  it('that are alike have no faults, and a folder may have none', () => {
    expect(reasons(a, b)).toEqual([])
    expect(reasons()).toEqual([])
  })

  it('are two', () => {
    expect(reasons(a)).toEqual([
      'assessments/form-a.yaml:1: stands alone; a check has form-a.yaml and form-b.yaml',
    ])
  })

  it('ask at each place with as many words, within a quarter', () => {
    // A sample has 5 words, and 12 in its options.
    expect(reasons(a, withQuestion(b, 0, { question: words(10) }))).toEqual([])
    expect(reasons(a, withQuestion(b, 0, { question: words(11) }))).toEqual([
      expect.stringMatching(
        /^assessments\/form-b.yaml:4: b-0: has 23 words and a-0 in .*:2 has 17 \(at most 25 %/,
      ),
    ])
  })

  it('have questions of the same length on average, within a twentieth', () => {
    const longer = (count: number) =>
      b.questions.reduce(
        (form, question, index) =>
          index < count ? withQuestion(form, index, { question: `${question.question} Box box?` }) : form,
        b,
      )
    expect(reasons(a, longer(8))).toEqual([])
    expect(reasons(a, longer(9))).toEqual([
      expect.stringContaining('17.0 words in form-a.yaml and 18.0 in form-b.yaml (at most 5 % apart)'),
    ])
  })

  it('ask what to sign at the same places', () => {
    const moved = withQuestion(withQuestion(b, 5, { signing: undefined }), 7, { signing: true })
    expect(reasons(a, moved)).toEqual([
      expect.stringContaining('b-5: does not ask what to sign, unlike a-5'),
      expect.stringContaining('b-7: asks what to sign, unlike a-7'),
    ])
  })

  it('are as hard to read as each other, and no harder than a lesson may be', () => {
    const harder = (text: string) => ({
      ...b,
      questions: b.questions.map((question) => ({ ...question, question: text })),
    })
    expect(reasons(a, harder('What does any body keep?'))).toEqual([
      expect.stringMatching(/^assessments:1: the Flesch-Kincaid grade is -?[\d.]+ in form-a.yaml and/),
    ])
    const hardest = harder('Does interoperability characterise decentralised organisations?')
    expect(reasons(a, hardest)).toContainEqual(
      expect.stringMatching(/^assessments\/form-b.yaml:2: the form is too hard to read/),
    )
  })

  it('are described by their length and how hard they are to read', () => {
    expect(describeForm(a, 'en')).toMatch(
      /^form-a.yaml: 18 questions of 17.0 words, Flesch-Kincaid grade -?\d+\.\d$/,
    )
  })
})
