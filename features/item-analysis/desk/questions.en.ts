import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')
const number = (value: number) => value.toLocaleString('en')

export const title = 'Questions'
export const failed = 'The figures could not be loaded.'
export const countedOf = (attempts: number) =>
  `Based on ${number(attempts)} ${plural(attempts, { one: 'completed quiz', other: 'completed quizzes' })}: each learner’s first at each module, guests included.`
export const noneCounted = 'No quiz has been completed yet. Figures appear a minute after the first one.'
export const isCounting = 'Counting is still under way. The figures go up by themselves.'
export const isInterrupted = 'Counting was interrupted. It goes on by itself once the server can be reached.'
export const modules = 'Modules'
export const module = (module: number) => `Module ${module}`
export const flagged = (count: number) => `${number(count)} to look at`
export const moduleTitle = (module: number, title: string) => `Module ${module}: ${title}`
export const explained = 'What do these figures mean?'
export const meanings = [
  'Correct on first try: the share of learners who needed no second answer. A question that nearly all get right, or hardly any, says little about what they learned.',
  'Discrimination tells whether the learners who do well in the rest of the quiz also do well here. It runs from −1 to 1: 0.2 and above is good, below zero something is probably wrong with the question. It appears from 30 answers on.',
  'Wrong options: of the learners who erred, how many chose this one first. An option that fewer than 5 % choose misleads no one and can be replaced. It is marked once 30 learners have erred.',
  'A change of wording, in either language, starts a new count. Earlier wordings are listed below.',
]
export const inUse = 'Now in the quiz'
export const earlier = 'Earlier wordings'
export const earlierNote = 'Answered by learners before the words changed, or no longer asked.'
export const question = 'Question'
export const answers = 'Answers'
export const firstTry = 'Correct on first try'
export const discrimination = 'Discrimination'
export const wrongOptions = 'Wrong options'
export const right = 'Answer:'
export const discriminatesLittle = 'Hardly tells learners apart'
export const discriminatesWrongly = 'Strong learners miss it more often: check the answer and the wording'
export const isUnused = 'hardly chosen'
export const chosenBy = (count: string, share: string) => `${count} (${share})`
export const unknownLanguage = 'Language not recorded'
export const valueIn = (language: string, value: string) => `${language}: ${value}`
export const inLanguage = (language: string, share: string, answers: string) =>
  `${language}: ${share} of ${answers}`
