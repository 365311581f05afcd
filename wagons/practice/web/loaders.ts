import type { ExerciseId } from '#wagons/practice/contract.ts'
import type { Exercise } from './parts/exercise.tsx'

/** Each is code of its own, fetched when it is opened. */
export const loaders: Readonly<Record<ExerciseId, () => Promise<{ readonly exercise: Exercise }>>> = {
  'who-holds-it': () => import('./who-holds-it/exercise.tsx'),
  'chain-of-blocks': () => import('./chain-of-blocks/exercise.tsx'),
  'practice-wallet': () => import('./practice-wallet/exercise.tsx'),
  'send-coins': () => import('./send-coins/exercise.tsx'),
  'dao-vote': () => import('./dao-vote/exercise.tsx'),
  'badge-on-chain': () => import('./badge-on-chain/exercise.tsx'),
  'signing-window': () => import('./signing-window/exercise.tsx'),
  'virtual-place': () => import('./virtual-place/exercise.tsx'),
  'the-pot': () => import('./the-pot/exercise.tsx'),
}
