import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const locate = createRequire(import.meta.url).resolve

/** The file of 49,000 passwords out of known leaks, in lower case, as the text of a JSON array. */
let leaked: string | undefined

/** The subjects of the course, which no list of leaks knows as passwords; with any digits after them. */
const ofOurs = /^(edutrain|web3|blockchain|bitcoin|ethereum|metaverse)\d*$/

/**
 * Whether a password is one of the first that a guesser tries, in whatever case: one of the list, a subject of the
 * course, one piece of up to three characters over and over, a run as `abcdef` or `987654`, or nothing that is seen.
 * The list is read at the first call and kept as text: half a megabyte, where a Set would be several.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  if (/^[\p{White_Space}\p{Cc}\p{Cf}]*$/u.test(folded)) return true
  if (/^(.{1,3})\1+$/su.test(folded) || isRun(folded) || ofOurs.test(folded)) return true
  leaked ??= readFileSync(locate('@zxcvbn-ts/language-common/src/passwords.json'), 'latin1')
  return leaked.includes(JSON.stringify(folded))
}

/** Whether each character is the next after the one before, or each the one before. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) !== 1) return false
  for (let index = 2; index < text.length; index++)
    if (text.charCodeAt(index) - text.charCodeAt(index - 1) !== step) return false
  return true
}
