import { describe, expect, it } from 'vitest'
import { findQuestionFaults } from './question-rules.ts'
import { parseQuiz } from './quiz-text.ts'

const question = (id: string) => `
- id: ${id}
  question: "What does a wallet keep?"
  options: ["Coins", "Keys", "Cash"]
  answer: "Keys"
  explanation: "It keeps the keys."
  hint: "What do you sign with?"
  section: "what-it-is"
  level: "recall"
  idea: "what-a-wallet-keeps"`
const tenIds = Array.from({ length: 10 }, (_, index) => `question-${index}`)
const tenQuestions = tenIds.map(question).join('')

function faults(...texts: string[]) {
  const read = texts.map((text, index) =>
    parseQuiz(
      {
        file: `quizzes/module-${index + 1}.yaml`,
        moduleNumber: index + 1,
        language: 'en',
        isTranslation: false,
      },
      text,
    ),
  )
  return [...read.flatMap((file) => file.faults), ...findQuestionFaults(read.map(({ quiz }) => quiz))]
}

describe('a quiz', () => {
  it('that keeps the rules has no faults', () => {
    expect(faults(tenQuestions, tenQuestions.replaceAll('question-', 'other-'))).toEqual([])
  })

  // The third question stands in the lines 20 to 28.
  const wrong: [rule: string, from: string | RegExp, to: string, line: number, reason: RegExp][] = [
    ['has two questions or more', tenIds.slice(1).map(question).join(''), '', 1, /has 1 question/],
    ['has no id twice', 'id: question-2', 'id: question-1', 20, /used already in .*module-1\.yaml:11/],
    ['has ids of small letters, digits and dashes', 'id: question-2', 'id: Question 2', 20, /small letters/],
    ['has three options or more', ', "Cash"]', ']', 4, /has 2 options/],
    ['has four options or fewer', '"Cash"]', '"Cash", "Gold", "Salt"]', 4, /has 5 options/],
    ['has no option twice, whatever the capitals', '"Cash"', '"KEYS"', 4, /"KEYS" is there twice/],
    ['has its answer among the options', 'answer: "Keys"', 'answer: "Key"', 5, /none of the options/],
    ['misses no part of a question', '  hint: "What do you sign with?"\n', '', 2, /"hint" is missing/],
    ['has no empty part', '"It keeps the keys."', '""', 6, /"explanation" is empty/],
    ['has no part that is not known', '  hint:', '  hnit: "x"\n  hint:', 7, /"hnit" is not known/],
    ['has options that are texts', '"Cash"]', '12]', 4, /list of texts/],
    ['is a list', /^.*$/s, 'id: question-1', 1, /must be a list/],
    ['can be read as YAML', '"Keys", ', '"Keys, ', 4, /cannot be read from here/],
  ]
  it.each(wrong)('%s', (_rule, from, to, line, reason) => {
    const found = faults(tenQuestions.replace(from, to))
    expect(found).toContainEqual({
      file: 'quizzes/module-1.yaml',
      line,
      reason: expect.stringMatching(reason),
    })
  })

  it('has no id of another module', () => {
    const found = faults(
      tenQuestions,
      tenQuestions.replaceAll('question-', 'other-').replace('other-0', 'question-0'),
    )
    expect(found).toEqual([
      {
        file: 'quizzes/module-2.yaml',
        line: 2,
        reason: expect.stringContaining('used already in quizzes/module-1.yaml:2'),
      },
    ])
  })

  it('goes on after a fault, so that an author sees all of them at once', () => {
    const found = faults(
      tenQuestions.replace('answer: "Keys"', 'answer: "Key"').replace('id: question-2', 'id: Q'),
    )
    expect(found).toHaveLength(2)
  })
})
