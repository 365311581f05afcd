import { inPageLanguage } from '#platform/contract/languages.ts'
import { type ConfirmationEmail, englishConfirmation, type Repeated } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'
import type { Submission } from './reward.store.ts'

export function repeatable({ email, evmAddress }: Submission): Repeated {
  if (evmAddress === '') return { email, address: 'none' }
  const isAddress = /^0x[\da-fA-F]{40}$/.test(evmAddress)
  return { email, address: isAddress ? (evmAddress as `0x${string}`) : 'not-repeated' }
}

export const confirmationIn = (language: string): ConfirmationEmail =>
  inPageLanguage({ en: englishConfirmation, fr: frenchConfirmation }, language)
