import type { LearnerToken } from '#wagons/token/contract/token.ts'
import type { SavedSignature } from './road-calls.ts'

/** In ms: so long before its end an e-mail asks for another signature. */
const warning = 10 * 24 * 60 * 60_000

/** Whether there is to be another signature. `now` in ms. */
export const mustSign = (signed: SavedSignature | null, now: number): boolean =>
  signed === null || signed.hasEnded || signed.deadline * 1000 - now < warning

/** When the signature was made that still waits, in ms; null without one. */
export const signedSince = (token: LearnerToken | undefined): number | null =>
  token && 'signed' in token && token.signed?.hasEnded === false ? token.signed.signedAt : null
