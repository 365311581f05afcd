import type { Choice } from '../parts/few/choice-question.tsx'

export const intro = 'Each block holds the hash of the one before.'
export const noHashes =
  'This exercise needs a secure connection: only there will your browser compute hashes. Open it at an address that begins with https, or read about hashes in the lesson.'
export const lines = [
  'Lerato pays Tomas 5 coins',
  'Tomas pays Alex 3 coins',
  'Alex pays Lerato 2 coins',
  'Lerato pays Alex 1 coin',
] as const

export const titles = {
  change: 'Change an entry',
  mend: 'Try to hide it',
  ask: 'Your copy looks whole',
  why: 'The others check it',
} as const
export const tasks = {
  change: 'You are Alex. In block 2, have Tomas pay you more. Watch the hashes.',
  mend: 'Block 3 holds the old hash of block 2. Write the new one into it, and see what happens next.',
  ask: 'Each block again holds the hash of the one before. Now show your copy to the others in the network.',
  why: 'Your last hash is not theirs. So they check your chain by the rules that all nodes follow.',
} as const

export const block = (number: number) => `Block ${number}`
export const before = 'Hash of the block before'
export const own = 'Own hash'
export const doesNotFit = (number: number) => `Block ${number} has a different one now`
export const mendBlock = (number: number) => `Write the new hash into block ${number}`
export const states = {
  broken: 'The chain is broken. Anyone who checks it can see where.',
  mended: 'The chain fits again, with your entry in it.',
  whole: 'The chain fits: each block holds the hash of the one before.',
} as const
export const showOthers = 'Show it to the others'
export const lastHashes = 'Hash of the last block in each copy'
export const yourCopy = 'Your copy'
export const copies = ['Lerato’s copy', 'Tomas’s copy', 'A shop’s copy', 'A bank’s copy'] as const
export const findings = 'What they find in your chain'
/** Whether the chain keeps the rule, and what they see. */
export const found: readonly (readonly [isGood: boolean, words: string])[] = [
  [true, 'Each block holds the hash of the one before.'],
  [false, 'Block 2: Tomas’s signature does not fit the new entry.'],
  [false, 'Blocks 2 to 4: no work and no stake behind the new hashes.'],
]

export const whyRefused = 'All your hashes fit. Why do the others refuse your chain?'
export const reasons: readonly Choice[] = [
  {
    words: 'Their devices have stored who may write into block 2',
    isRight: false,
    why: 'No device decides who may change an old block. For a new one it can know whose turn it is, and it checks the same rules for everyone.',
  },
  {
    words: 'Two things are missing that nobody can forge: a signature, and work or stake',
    isRight: true,
    why: 'Only Tomas can sign a payment from his address. And each new block needs work or stake. You would have to do that for three blocks, faster than all the others add new ones.',
  },
  {
    words: 'Your entry is higher than what Tomas had',
    isRight: false,
    why: 'Tomas has not signed a smaller one either: it would be refused in the same way.',
  },
]
export const achieved = 'You broke the chain, and the others noticed'
export const forReal = [
  'Look up one of your own payments in a block explorer. The code it shows is such a hash.',
  'A block is not proof that an entry is true. If a wrong name is written into it, the wrong name stays.',
  'Before you hand over goods, see in your own wallet that the payment is confirmed, and that its token has the right contract address. For a large sum, wait for some more blocks.',
] as const
