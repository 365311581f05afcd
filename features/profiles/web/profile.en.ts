import type { NameFault } from '#platform/contract/plain-text.ts'

export const saved = 'User updated'
export const saveFailed = 'Error updating user'

export const tooLong = (longest: number) => `Please use at most ${longest} characters.`
export const faults: Record<Exclude<NameFault, 'too-long'>, string> = {
  'not-one-line':
    'This contains a character that cannot be saved. Please type the text instead of pasting it.',
  'nothing-to-see': 'Please enter a name with visible characters.',
  link: 'A name cannot contain a web address.',
}
