// Imports nothing, so that the browser judges by this very file what the server will judge (decision 46).

/** Longest accepted values, in characters (code points); a longer one is refused, never cut. */
export const maxNameLength = 200
export const maxEmailLength = 254
export const maxWalletAddressLength = 128

// Soft hyphen, zero-width space, embeddings, overrides and isolates of direction, word joiner and the invisible
// operators, byte order mark, annotation marks, tag characters. They come along with what is pasted, show nothing, and
// can garble a line. Joiners and variation selectors stay: Persian, Hindi and Japanese names are written with them.
const needless = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
// Marks of direction mean something only between letters, so they go from both ends with the spaces.
const withoutEdges = /[^\s\u061c\u200e\u200f](?:.*[^\s\u061c\u200e\u200f])?/s

/** PostgreSQL cannot store U+0000, and no line that a person types holds the rest. */
export const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u

/** A letter, digit, sign or punctuation that can be seen: fillers and blanks of Hangul, Braille and hieroglyphs cannot. */
export const somethingToSee = /(?![\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** No beginning of an address that a mail program would make a link of. */
export const noLink = /^(?!.*(:\/\/|[wW]{3}\.))/

/** A line without the invisible characters that none needs, and with spaces for tabs, as a table's cells bring them. */
export const cleaned = (line: string): string => line.replace(needless, '').replaceAll('\t', ' ')

/** Takes spaces and marks of direction off both ends of a line. */
export const trimmed = (line: string): string => withoutEdges.exec(line)?.[0] ?? ''

/** Why the server will refuse a line. */
export type LineFault = 'not-one-line' | 'too-long'

/** Judges one line that may be empty; undefined when it will do. */
export function findLineFault(line: string, max: number): LineFault | undefined {
  const clean = cleaned(line)
  if (!oneLine.test(clean)) return 'not-one-line'
  return [...trimmed(clean)].length > max ? 'too-long' : undefined
}

/** Why the server will refuse a name. */
export type NameFault = LineFault | 'nothing-to-see' | 'link'

/** Judges a person's name; undefined when it will do. */
export function findNameFault(name: string): NameFault | undefined {
  const fault = findLineFault(name, maxNameLength)
  if (fault) return fault
  if (!somethingToSee.test(cleaned(name))) return 'nothing-to-see'
  return noLink.test(cleaned(name)) ? undefined : 'link'
}
