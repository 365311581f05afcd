import type { Words } from '#server/platform/mail/email-page.ts'
import { englishConfirmation } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'

export interface Submission {
  readonly email: string
  readonly evmAddress: string
}

/** Of addresses only 0x and 40 digits: by any other text a stranger could have us write to people. */
export interface Repeated {
  readonly email: string
  readonly address: 'none' | 'not-repeated' | `0x${string}`
}

export function repeatable({ email, evmAddress }: Submission): Repeated {
  if (evmAddress === '') return { email, address: 'none' }
  const isAddress = /^0x[\da-fA-F]{40}$/.test(evmAddress)
  return { email, address: isAddress ? (evmAddress as `0x${string}`) : 'not-repeated' }
}

export type ConfirmationEmail = (repeated: Repeated) => Words

const messages: ReadonlyMap<string, ConfirmationEmail> = new Map([
  ['en', englishConfirmation],
  ['fr', frenchConfirmation],
])

export function confirmationIn(language: string): ConfirmationEmail {
  return messages.get(language) ?? englishConfirmation
}
