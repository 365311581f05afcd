import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'

/** Shortest (spec §9) and longest accepted password, in UTF-16 units. */
const minLength = 6
const maxLength = 4096

/** Refuses a new password that is too short or too long; undefined when it may be used. */
export function refuseUnfitPassword(
  password: string,
): Refusal<'WEAK_PASSWORD' | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'> | undefined {
  if (password.length < minLength) return refuseIdentity('WEAK_PASSWORD')
  if (password.length > maxLength) return refuseIdentity('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
  return undefined
}
