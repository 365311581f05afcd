import { noLink } from '#platform/contract/plain-text.ts'

/** Of one alphabet each. Japanese, Korean and Chinese are written in several, and with Latin signs between them. */
const alphabets = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Ethiopic', 'Cherokee', 'Adlam'],
  ...['Tifinagh', 'Canadian_Aboriginal', 'Coptic', 'Lisu', 'Vai', 'Bopomofo', 'Hangul'],
  ...['Hiragana', 'Katakana', 'Han'],
]
const together = [
  ['Han', 'Hiragana', 'Katakana', 'Latin'],
  ['Han', 'Bopomofo', 'Latin'],
  ['Han', 'Hangul', 'Latin'],
]
const inScripts = (names: readonly string[]) => names.map((name) => `\\p{Script_Extensions=${name}}`).join('')
const oneAlphabet = [...alphabets.map((name) => [name]), ...together].map(
  (names) => new RegExp(`^[\\P{L}\\p{Script=Common}${inScripts(names)}]*$`, 'u'),
)
const rare = new RegExp(`^[^${inScripts(alphabets)}]*$`, 'u')

const mixesAlphabets = (word: string): boolean =>
  !oneAlphabet.some((pattern) => pattern.test(word)) && !rare.test(word)

/** Longer than a year or a day is a number that reaches a person. */
const phoneNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u
const address = /[\p{L}\p{N}]\.\p{L}{2}/u
/** Full stops of other scripts, and what is drawn as one. */
const dots = /[\u00b7\u0589\u06d4\u0701\u0702\u2022\u2024\u2027\u3002\u30fb\ua4f8\ua60e\uff0e\uff61\uff65]/g

/** Whether a link, an address or a number would lead from it to a person, however it is written. */
function leadsAway(text: string): boolean {
  const plain = text.normalize('NFKC').replace(dots, '.')
  return /[@\ufe6b]/.test(plain) || !noLink.test(plain) || address.test(plain) || phoneNumber.test(plain)
}

/** What a nickname or a shown name must not be, beyond the contract, since it leads away or is made to deceive. */
export function isMisleading(name: string): boolean {
  return leadsAway(name) || name.split(/[\s\p{P}\p{S}]+/u).some(mixesAlphabets)
}
