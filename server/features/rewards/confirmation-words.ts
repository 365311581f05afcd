import { type ConfirmationEmail, englishConfirmation, type Repeated } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'
import type { Submission } from './reward.store.ts'

export function repeatable({ email, evmAddress }: Submission): Repeated {
  if (evmAddress === '') return { email, address: 'none' }
  const isAddress = /^0x[\da-fA-F]{40}$/.test(evmAddress)
  return { email, address: isAddress ? (evmAddress as `0x${string}`) : 'not-repeated' }
}

const messages: ReadonlyMap<string, ConfirmationEmail> = new Map([
  ['en', englishConfirmation],
  ['fr', frenchConfirmation],
])

export function confirmationIn(language: string): ConfirmationEmail {
  return messages.get(language) ?? englishConfirmation
}
