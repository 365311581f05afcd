import { describe, expect, it } from 'vitest'
import { findFormFaults } from './form-rules.ts'
import { sampleForm, sampleFormFile } from './sample-form.ts'

function faults(text: string) {
  const { form, faults } = sampleForm('a', text)
  return [...faults, ...findFormFaults(form)]
}

describe('a form of the check', () => {
  it('that keeps its cut has no faults', () => {
    expect(faults(sampleFormFile())).toEqual([])
  })

  // The second question, of level "apply", stands in the lines 9 to 15.
  const wrong: [rule: string, from: string | RegExp, to: string, line: number, reason: RegExp][] = [
    ['has eighteen questions', /\n- id: a-17.*$/s, '', 1, /has 17 questions; a form has 18/],
    ['asks two of each module in their order', /(a-1\n {2}module:) 1/, '$1 2', 10, /about module 1, not 2/],
    ['asks a reason first', 'level: understand', 'level: apply', 7, /understand, then apply/],
    ['asks a case second', 'level: apply', 'level: understand', 14, /understand, then apply/],
    ['asks nothing from memory', 'level: apply', 'level: recall', 14, /the level is "recall"/],
    ['has three cases of signing', /\n {2}signing: true/, '', 1, /has 2 questions with "signing: true"/],
    ['has no more than three', 'idea: a-idea-1\n', 'idea: a-idea-1\n  signing: true\n', 1, /has 4 questions/],
    ['asks what to sign as a case', 'a-idea-0\n', 'a-idea-0\n  signing: true\n', 9, /its level is "apply"/],
    ['has four options', ', "his good salt"]', ']', 5, /has 3 options; a question of a form has 4/],
    ['has a number for its module', /(a-1\n {2}module:) 1/, '$1 one', 10, /"module" must be its number/],
    ['says yes or nothing of signing', 'signing: true', 'signing: "yes"', 44, /must be true, or be left out/],
    [
      'has no verdict to explain',
      '  idea: a-idea-0',
      '  hint: "x"\n  idea: a-idea-0',
      8,
      /"hint" is not known/,
    ],
  ]
  it.each(wrong)('%s', (_rule, from, to, line, reason) => {
    const file = 'assessments/form-a.yaml'
    const text = sampleFormFile()
    expect(text).toMatch(from)
    expect(faults(text.replace(from, to))).toContainEqual({
      file,
      line,
      reason: expect.stringMatching(reason),
    })
  })

  it('has its right options at all places, at most seven at one', () => {
    const answers = (count: number) => {
      let moved = 0
      return sampleFormFile().replaceAll(/answer: ".*"/g, (answer) =>
        /coins/.test(answer) || moved++ >= count ? answer : 'answer: "my old coins"',
      )
    }
    expect(faults(answers(2))).toEqual([])
    expect(faults(answers(3))).toEqual([
      {
        file: 'assessments/form-a.yaml',
        line: 1,
        reason: expect.stringContaining('has 8 right options at place 1'),
      },
    ])
  })
})
