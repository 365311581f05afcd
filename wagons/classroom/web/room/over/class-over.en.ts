import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const title = 'Class over'
export const counted = (module: number) => `Attendance counted for module ${module}`
export const minutes = (count: number) =>
  `You were there for ${plural(count, { one: '1 minute', other: `${count} minutes` })}.`
export const answered = (count: number) =>
  `You answered ${plural(count, { one: '1 question', other: `${count} questions` })}.`
export const correct = (right: number, of: number) =>
  right > 0
    ? `${right} of ${of} correct.`
    : `Now you know the right ${plural(of, { one: 'answer', other: 'answers' })}.`
export const next = {
  film: 'Next: watch the film',
  lesson: 'Next: read the lesson',
  practice: 'Next: practise',
  quiz: 'Next: take the quiz',
}
export const dashboard = 'Back to the dashboard'
