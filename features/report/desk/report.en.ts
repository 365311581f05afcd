import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')
const number = (value: number) => value.toLocaleString('en')

export const title = 'Results'
export const failed = 'The figures could not be loaded.'
export const from = 'From'
export const until = 'Until'
export const show = 'Show'
export const print = 'Print'
export const periodOf = (from: string, until: string) => `From ${from} to ${until}`
export const countedAt = (time: string) =>
  `Counted ${time}. Days begin at 0:00 UTC. Sums without names; people who play without an account are left out.`
export const tooFew = (fewest: number) => `fewer than ${number(fewest)}`
export const hiddenNote = (fewest: number) =>
  `Gains and shares of fewer than ${number(fewest)} learners are not shown, so that nobody can be recognised.`
export const registered = 'Registered'
export const active = 'Active'
export const certificates = 'Certificates'
export const learned = 'What learners learned'
export const learnedNote =
  'From the check before the modules to the first one after them. The gain is the share of what was missing that was learned, with its 95% interval. Only learners who finished both are counted.'
export const module = 'Module'
export const completed = 'Completed'
export const beforeAfter = 'Correct before → after'
export const gain = 'Gain'
export const allModules = 'All modules'
export const of = (learners: number) =>
  `${number(learners)} ${plural(learners, { one: 'learner', other: 'learners' })}`
export const ofCount = (learners: number) => `n = ${number(learners)}`
export const inLanguage = (language: string, gain: string) => `${language}: ${gain}`
export const nothingMissing = 'nothing was missing'
export const fromTo = (before: string, after: string) => `${before} → ${after}`
export const lasting = 'What protects and what stays'
export const signing = '“Would you sign this?” answered correctly'
export const knownAfter = (days: number) => `Still known after ${number(days)} days`
export const ofAnswers = (answers: number) => `of ${number(answers)} questions asked again`
export const clickedThrough = 'Questions with two or more wrong tries'
export const ofQuestions = (questions: number) => `of ${number(questions)} in the latest first quizzes`
export const waits = 'How long people wait'
export const certificateWait = 'From the request to the certificate'
export const replyWait = 'From a report about a question to the reply'
export const hours = (hours: number) => `${number(hours)} h`
export const ninetieth = (hours: string, count: number) => `nine of ten within ${hours}, of ${number(count)}`
export const tooFewWaits = 'fewer than five'
export const field = 'On the devices of visitors'
export const fieldNote = 'Three of four visits were not slower than this.'
export const connection = 'Connection'
export const connections = { '4g': '4G and faster', '3g': '3G', '2g': '2G', unknown: 'unknown' }
export const shown = 'Page shown'
export const answered = 'Tap answered'
export const visits = 'Visits'
export const seconds = (seconds: string) => `${seconds} s`
export const milliseconds = (ms: number) => `${number(ms)} ms`
export const late = (late: string, share: string, answers: string) =>
  `Answers sent late: ${late} of ${answers} (${share}).`
export const failedLoads = (failed: string, loads: string) =>
  `Files and calls that did not arrive: ${failed}, in ${loads} visits.`
