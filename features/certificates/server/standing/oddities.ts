import type { Oddity } from '#features/certificates/contract/certificate-desk.ts'

export interface Looked {
  readonly name: string
  readonly emailVerified: boolean
  readonly isShared: boolean
  /** From the first quiz begun to the last module completed, of so many modules; null while some are missing. */
  readonly minutes: number | null
  readonly moduleCount: number
}

/** In minutes: the lesson and the quiz of a module take longer, nine of them longer than an hour. */
const fast = 60 / 9

// The first sign makes a spreadsheet compute; full-width ones do so too.
const formula = /^[=+\-@＝＋－＠]/u
const address =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(com|net|org|info|biz|io|me|xyz|link|site|top|shop|app|eth)\b/iu

const scripts =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Tamil Thai Ethiopic Han Hangul Hiragana Katakana'
    .split(' ')
    .map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
const together: readonly string[] = ['Han', 'Hangul', 'Hiragana', 'Katakana']

export function findOddities({ name, emailVerified, isShared, minutes, moduleCount }: Looked): Oddity[] {
  const letters = name.match(/\p{L}/gu) ?? []
  const found: readonly (readonly [Oddity, boolean])[] = [
    ['email-unverified', !emailVerified],
    ['name-formula', formula.test(name)],
    ['name-address', address.test(name)],
    // A Chinese or Korean name may well be one character.
    ['name-single-letter', letters.length === 1 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(name)],
    ['name-without-letters', name !== '' && letters.length === 0],
    ['name-mixed-scripts', name.split(/[\s\p{P}]+/u).some(isMixed)],
    ['name-shared', isShared],
    ['fast', minutes !== null && minutes < fast * moduleCount],
  ]
  return found.flatMap(([oddity, isThere]) => (isThere ? [oddity] : []))
}

/** A name that a certificate would not get without a person. That another learner has it too is no reason: nobody decides here. */
export const isUnusual = (name: string): boolean =>
  findOddities({ name, emailVerified: true, isShared: false, minutes: null, moduleCount: 1 }).length > 0

function isMixed(word: string): boolean {
  const used = scripts.filter(([, letter]) => letter.test(word)).map(([script]) => script)
  return used.length > 1 && !used.every((script) => together.includes(script))
}
