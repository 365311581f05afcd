import type { Words } from '#server/features/identity/codes/letter-words.ts'
import { englishConfirmation } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'

/** What a submission says, as far as its letter repeats it; `evmAddress` may be empty. */
export interface Submission {
  readonly email: string
  readonly evmAddress: string
}

/** The letter that asks whether a submission is its reader's, in one language. */
export type ConfirmationLetter = (submission: Submission) => Words

const letters: ReadonlyMap<string, ConfirmationLetter> = new Map([
  ['en', englishConfirmation],
  ['fr', frenchConfirmation],
])

export function confirmationIn(language: string): ConfirmationLetter {
  return letters.get(language) ?? englishConfirmation
}
