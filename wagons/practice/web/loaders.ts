import type { ExerciseId } from '#wagons/practice/contract.ts'
import type { Exercise } from './parts/exercises.ts'

/** Each is code of its own, fetched when it is opened. */
export const loaders: Readonly<Record<ExerciseId, () => Promise<Exercise>>> = {
  'who-holds-it': async () => (await import('./who-holds-it/exercise.tsx')).whoHoldsIt,
  'chain-of-blocks': async () => (await import('./chain-of-blocks/exercise.tsx')).chainOfBlocks,
  'practice-wallet': async () => (await import('./practice-wallet/exercise.tsx')).practiceWallet,
  'send-coins': async () => (await import('./send-coins/exercise.tsx')).sendCoins,
  'dao-vote': async () => (await import('./dao-vote/exercise.tsx')).daoVote,
  'badge-on-chain': async () => (await import('./badge-on-chain/exercise.tsx')).badgeOnChain,
  'signing-window': async () => (await import('./signing-window/exercise.tsx')).signingWindow,
  'virtual-place': async () => (await import('./virtual-place/exercise.tsx')).virtualPlace,
  'the-pot': async () => (await import('./the-pot/exercise.tsx')).thePot,
}
