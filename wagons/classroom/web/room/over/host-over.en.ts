import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const classOf = (module: number) => `Class of module ${module}`
export const minutes = (count: number) =>
  `You held it for ${plural(count, { one: '1 minute', other: `${count} minutes` })}.`
export const attended = (count: number) =>
  plural(count, { one: '1 learner attended', other: `${count} learners attended` })
export const asked = 'Asked to everyone'
export const votes = (count: number) => plural(count, { one: '1 answer', other: `${count} answers` })
export const correct = (right: number, of: number) => `${right} of ${of} correct`
export const unanswered = (count: number) =>
  plural(count, { one: '1 question was left unanswered', other: `${count} questions were left unanswered` })
export const askedBy = (name: string, words: string) => `${name}: ${words}`
export const copy = 'Copy as text'
export const copied = 'Copied.'
export const notCopied = 'This could not be copied.'
export const atDesk = 'See who was there'
