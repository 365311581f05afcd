import type { SavedSignature } from './road-calls.ts'

/** In ms: so long before its end an e-mail asks for another signature. */
const warning = 10 * 24 * 60 * 60_000

/** Whether there is to be another signature. `now` in ms. */
export const mustSign = (signed: SavedSignature | null, now: number): boolean =>
  signed === null || signed.hasEnded || signed.deadline * 1000 - now < warning
