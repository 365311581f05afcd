import { type Fault, percent } from '../fault.ts'
import { contentStems, countAbsolutes, countHedges, sharedBy } from '../words.ts'
import type { QuestionText } from './quiz-text.ts'

const mostLongest = 0.35
const lengthTolerance = 0.15
const mostAtOnePosition = 0.5
export const mostByGuessing = 0.35

// A bank written blindly fails in one case of forty; one that repeats words fails soon, because the test is exact.
const significance = 0.025

// With fewer questions the shares above are the luck of a few; a translation that has only begun is left alone.
const smallestBank = 30

type Guess = Pick<QuestionText, 'question' | 'options' | 'right'>

export function measureGuessing(questions: readonly Guess[], language: string) {
  const rights = questions.map(rightOption)
  const others = questions.flatMap(({ options, right }) => options.filter((_, index) => index !== right))
  const places = Math.max(0, ...questions.map(({ options }) => options.length))
  const echoes = questions
    .map((question) => ({ question, echoing: echoingOptions(question, language) }))
    .filter(({ echoing }) => echoing.length)
  const chances = echoes.map(({ question, echoing }) => echoing.length / question.options.length)
  return {
    questions: questions.length,
    /** Share in which the right option is the longest, a tie counting as its fraction. */
    longest: scoreOf(strategies['the longest option'], questions, language),
    lengthRatio: mean(rights.map(({ length }) => length)) / mean(others.map(({ length }) => length)),
    positions: Array.from(
      { length: places },
      (_, place) => questions.filter(({ right }) => right === place).length / questions.length,
    ),
    /** `questions` have such options, the right one among them in `right`; `expected` and at most `most` by chance. */
    echoes: {
      questions: echoes.length,
      right: echoes.filter(({ question, echoing }) => echoing.includes(question.right)).length,
      expected: chances.reduce((sum, chance) => sum + chance, 0),
      most: mostByChance(chances),
    },
  }
}

export function findGuessingFaults(
  place: string,
  questions: readonly QuestionText[],
  language: string,
): Fault[] {
  const usable = questions.filter(({ options, right }) => right >= 0 && options.length > 1)
  if (usable.length < smallestBank) return []
  const { longest, lengthRatio, positions, echoes } = measureGuessing(usable, language)
  const faults: Fault[] = []
  const report = (reason: string, concerned: readonly QuestionText[] = [], each = '') => {
    faults.push({ file: place, line: 1, reason: `over all questions in "${language}", ${reason}` })
    for (const { file, line, id } of concerned) faults.push({ file, line, reason: `${id}: ${each}` })
  }

  if (longest > mostLongest)
    report(
      `the right option is the longest in ${percent(longest)} (at most ${percent(mostLongest)}); shorten right options or lengthen wrong ones`,
      usable.filter(({ options, right }) =>
        options.every((option, index) => index === right || option.length < (options[right] ?? '').length),
      ),
      'the right option is the longest; one of those to change',
    )
  if (Math.abs(lengthRatio - 1) > lengthTolerance)
    report(
      `right options are ${lengthRatio.toFixed(2)} times as long as wrong ones (between ${1 - lengthTolerance} and ${1 + lengthTolerance}); make them alike`,
    )
  if (echoes.right > echoes.most)
    report(
      `the right option alone repeats a word of the question ${echoes.right} times, and chance explains ${echoes.most}; say it in other words, or let wrong options repeat words too`,
      usable.filter((question) => echoingOptions(question, language).includes(question.right)),
      'the right option alone repeats a word of the question; one of those to change',
    )
  for (const [place, share] of positions.entries())
    if (share > mostAtOnePosition)
      report(
        `the right option stands at place ${place + 1} in ${percent(share)} (at most ${percent(mostAtOnePosition)}); move some`,
      )
  for (const [name, strategy] of Object.entries(strategies)) {
    const score = scoreOf(strategy, usable, language)
    if (score > mostByGuessing)
      report(
        `who always picks ${name} has ${percent(score)} right (at most ${percent(mostByGuessing)}); change the options so that this does not help`,
      )
  }
  return faults
}

/** Gives each option a mark; a learner guessing this way picks the highest, or one of the highest. */
type Strategy = (question: Guess, language: string) => number[]

export const strategies = {
  'the longest option': ({ options }) => options.map(({ length }) => length),
  // Who makes right options short gives them away as well.
  'the shortest option': ({ options }) => options.map(({ length }) => -length),
  'any option but the longest': ({ options }) => {
    const longest = Math.max(...options.map(({ length }) => length))
    return options.map(({ length }) => (length === longest ? 0 : 1))
  },
  'the first option in the file': ({ options }) => options.map((_, index) => -index),
  'the option that shares most words with the question': sharedWords,
  'the option that shares fewest words with the question': (question, language) =>
    sharedWords(question, language).map((count) => -count),
  // A careful author hedges what is true and overstates what is not.
  'the option with the fewest absolutes': ({ options }, language) =>
    options.map((option) => -countAbsolutes(option, language)),
  'the option with the most hedges': ({ options }, language) =>
    options.map((option) => countHedges(option, language)),
  'the option with the most hedges and the fewest absolutes': ({ options }, language) =>
    options.map((option) => countHedges(option, language) - countAbsolutes(option, language)),
} satisfies Record<string, Strategy>

/** A tie counts as its fraction. */
export function scoreOf(strategy: Strategy, questions: readonly Guess[], language: string): number {
  return mean(
    questions.map((question) => {
      const marks = strategy(question, language)
      const highest = Math.max(...marks)
      const picked = marks.filter((mark) => mark === highest).length
      return marks[question.right] === highest ? 1 / picked : 0
    }),
  )
}

function sharedWords({ question, options }: Guess, language: string): number[] {
  const asked = contentStems(question, language)
  return options.map((option) => sharedBy(contentStems(option, language), asked).length)
}

export function echoingOptions({ question, options }: Guess, language: string): number[] {
  const asked = contentStems(question, language)
  const repeated = options.map((option) => sharedBy(contentStems(option, language), asked))
  return [...repeated.keys()].filter((here) =>
    repeated[here]?.some((word) => repeated.every((words, there) => there === here || !words.includes(word))),
  )
}

/** The largest count that independent events of these probabilities reach by chance alone (exact distribution). */
export function mostByChance(chances: readonly number[]): number {
  let distribution = [1]
  for (const chance of chances)
    distribution = [...distribution, 0].map(
      (probability, count) => probability * (1 - chance) + (distribution[count - 1] ?? 0) * chance,
    )
  let tail = 0
  for (let count = chances.length; count > 0; count--) {
    tail += distribution[count] ?? 0
    if (tail >= significance) return count
  }
  return 0
}

const rightOption = ({ options, right }: Guess) => options[right] ?? ''
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
