import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { easyToGuess, refuseIdentity } from '../identity.errors.ts'

/** In UTF-16 units (S9.4). */
const minLength = 6
const maxLength = 4096

/** Decision 50. `emails` are those the account has and will have. */
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

const locate = createRequire(import.meta.url).resolve

/** 49,000 leaked passwords in lower case, as JSON text: half a megabyte, where a Set would be several. */
let leaked: string | undefined

/** The subjects of the course, which no list of leaks has. */
const ofOurs = /^(edutrain|web3|blockchain|bitcoin|ethereum|metaverse)\d*$/

/** One of the list, a subject of the course, a repetition, a run, or only invisible characters, in whatever case. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  if (/^[\p{White_Space}\p{Cc}\p{Cf}]*$/u.test(folded)) return true
  if (/^(.{1,3})\1+$/su.test(folded) || isRun(folded) || ofOurs.test(folded)) return true
  leaked ??= readFileSync(locate('@zxcvbn-ts/language-common/src/passwords.json'), 'latin1')
  return leaked.includes(JSON.stringify(folded))
}

function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) !== 1) return false
  for (let index = 2; index < text.length; index++)
    if (text.charCodeAt(index) - text.charCodeAt(index - 1) !== step) return false
  return true
}
