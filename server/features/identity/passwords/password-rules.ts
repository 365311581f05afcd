import type { Refusal } from '#server/platform/http/refusal.ts'
import { easyToGuess, refuseIdentity } from '../identity.errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Shortest (S9.4) and longest accepted password, in UTF-16 units. */
const minLength = 6
const maxLength = 4096

/**
 * Refuses a new password that is too short, too long, or guessed first: a common one, or an e-mail of its account, as a
 * whole or what is before the @ (decision 50). Undefined when it may be used. A password that an account has already
 * is never asked.
 * @param emails those the account has and will have
 */
export function refuseUnfitPassword(
  password: string,
  emails: readonly (string | null | undefined)[],
): Refusal<'WEAK_PASSWORD' | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'> | undefined {
  if (password.length < minLength) return refuseIdentity('WEAK_PASSWORD')
  if (password.length > maxLength) return refuseIdentity('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
  const isOwn = emails.some((email) => email && isPartOf(email.toLowerCase(), password.toLowerCase()))
  return isOwn || isCommonPassword(password) ? refuseIdentity('WEAK_PASSWORD', easyToGuess) : undefined
}

const isPartOf = (email: string, password: string) =>
  password === email || password === email.slice(0, email.lastIndexOf('@'))
