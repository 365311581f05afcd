import type { Words } from '#server/platform/mail/email-page.ts'
import { englishConfirmation } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'

/** What a submission says, as far as its e-mail repeats it; `evmAddress` may be empty. */
export interface Submission {
  readonly email: string
  readonly evmAddress: string
}

/**
 * What an e-mail repeats of a submission. Of the address only one that is 0x and 40 digits: any other text is a
 * stranger's, who could have us write to people whatever he likes.
 */
export interface Repeated {
  readonly email: string
  readonly address: 'none' | 'not-repeated' | `0x${string}`
}

export function repeatable({ email, evmAddress }: Submission): Repeated {
  if (evmAddress === '') return { email, address: 'none' }
  const isAddress = /^0x[\da-fA-F]{40}$/.test(evmAddress)
  return { email, address: isAddress ? (evmAddress as `0x${string}`) : 'not-repeated' }
}

/** The e-mail that asks whether a submission is its reader's, in one language. */
export type ConfirmationEmail = (repeated: Repeated) => Words

const messages: ReadonlyMap<string, ConfirmationEmail> = new Map([
  ['en', englishConfirmation],
  ['fr', frenchConfirmation],
])

export function confirmationIn(language: string): ConfirmationEmail {
  return messages.get(language) ?? englishConfirmation
}
