import type { ExerciseId } from '#wagons/practice/contract.ts'

export const titles: Readonly<Record<ExerciseId, string>> = {
  'who-holds-it': 'Who holds it?',
  'chain-of-blocks': 'Break the chain',
  'practice-wallet': 'Your first wallet',
  'send-coins': 'Send practice coins',
  'dao-vote': 'Save the radio',
  'badge-on-chain': 'A badge on the chain',
  'signing-window': 'Read the window',
  'virtual-place': 'An hour in Perolika',
  'the-pot': 'The pot',
}
export const practise = (title: string) => `Exercise: ${title}`
export const minutes = (count: number) => `about ${count} min`
export const practiceNote = (time: string) => `Nothing in it is real · ${time.replaceAll(' ', '\u00a0')}`
export const practised = 'Done. You can do it again.'
