import type { Choice } from '../parts/few/choice-question.tsx'

export const intro =
  'Here is a chain of four blocks with real fingerprints, computed by your own device. Change an entry, and see why that never stays a secret.'
export const noFingerprints =
  'This exercise needs a secure connection: only there will your browser compute fingerprints. Open it at an address that begins with https, or read about fingerprints in the lesson.'
export const lines = [
  'Lerato pays Tomas 5 coins',
  'Tomas pays Mei 3 coins',
  'Mei pays Lerato 2 coins',
  'Lerato pays Mei 1 coin',
] as const

export const titles = {
  change: 'Change an entry',
  mend: 'Try to hide it',
  ask: 'Your copy looks whole',
  why: 'The others have a look',
} as const
export const tasks = {
  change:
    'You are Mei. Write another amount into block 2, so that Tomas pays you more. Watch the fingerprints.',
  mend: 'Block 3 holds the old fingerprint of block 2. Write the new one into it, and look what happens next.',
  ask: 'Each block holds the fingerprint of the one before again. Now show your copy to the others in the network.',
  why: 'They all compare one thing: the fingerprint of the last block.',
} as const

export const block = (number: number) => `Block ${number}`
export const before = 'Fingerprint before'
export const own = 'Own fingerprint'
export const doesNotFit = (number: number) => `Block ${number} has another one now`
export const mendBlock = (number: number) => `Write the new fingerprint into block ${number}`
export const states = {
  broken: 'The chain is broken. Anyone who checks it can see where.',
  mended: 'The chain fits again, with your entry in it.',
  whole: 'The chain fits: each block holds the fingerprint of the one before.',
} as const
export const showOthers = 'Show it to the others'
export const lastFingerprints = 'Fingerprint of the last block in each copy'
export const yourCopy = 'Your copy'
export const copies = ['Copy of Lerato', 'Copy of Tomas', 'Copy of a shop', 'Copy of a bank'] as const

export const whyRefused = 'Your chain has no fault in itself. Why do the others refuse it?'
export const reasons: readonly Choice[] = [
  {
    words: 'Their devices have stored who may write into block 2',
    isRight: false,
    why: 'No such list is kept. They compare what they hold with what you show.',
  },
  {
    words: 'Its last fingerprint is not the one they all hold',
    isRight: true,
    why: 'One changed entry changes every fingerprint behind it. You would have to change the copies of most others too, and be faster than the blocks that they add.',
  },
  {
    words: 'Your entry is higher than what Tomas had',
    isRight: false,
    why: 'They refuse it before they look at any amount: a smaller one would be refused in the same way.',
  },
]
export const forReal = [
  'Look up one of your own payments in a block explorer. The code it shows is such a fingerprint.',
  'A block is not proof that an entry is true. Who writes a wrong name into it gets a wrong name that stays.',
  'Wait for the number of confirmations that your wallet asks for, before you hand over goods for a payment.',
] as const
