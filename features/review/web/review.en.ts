import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')
const questions = (count: number) => `${count} ${plural(count, { one: 'question', other: 'questions' })}`

export const review = 'Review'
export const due = (count: number) => `Review: ${questions(count)}`
export const mark = (count: number) => `${count} to review`
export const about =
  'Questions you have answered before, the missed ones first. Your progress stays as it is.'
export const begin = 'Start the review'
export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const check = 'Check'
export const next = 'Next'
export const finish = 'Finish'
export const noOption = 'Please select an answer.'
export const isRight = 'Correct'
export const notQuite = 'Not quite. The correct answer is marked.'
export const again = 'You will see this question again soon.'
export const doneToday = 'That is all for today'
export const rightOf = (right: number, count: number) => `${right} of ${count} correct.`
export const nothingDue = 'Nothing to review now'
export const howItWorks =
  'Your quiz questions come back here: first after a day, then at longer and longer intervals, so that you remember them.'
export const later = 'The next questions come later today.'
export const tomorrow = 'The next questions come tomorrow.'
export const nextOn = (date: string) => `The next questions come on ${date}.`
export const kept = 'Your answers are kept on this device. They are sent when you are back online.'
export const toDashboard = 'Back to the dashboard'
export const loadFailed = 'The review could not be loaded.'
