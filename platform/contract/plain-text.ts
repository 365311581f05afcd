// Imports nothing, so that the browser judges by the same file as the server (decision 46).

/** In code points; longer values are refused, never cut. */
export const maxNameLength = 200
export const maxEmailLength = 254
export const maxWalletAddressLength = 128

// Soft hyphen, zero-width space, bidi controls, word joiner, byte order mark, annotation marks, tags: invisible in
// pasted text. Joiners and variation selectors stay: Persian, Hindi and Japanese names need them.
const needless = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const withoutEdges = /[^\s\u061c\u200e\u200f](?:.*[^\s\u061c\u200e\u200f])?/s

/** PostgreSQL cannot store U+0000. */
export const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u

/** Hangul, Braille and hieroglyphic fillers are invisible. */
export const somethingToSee = /(?![\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

export const noLink = /^(?!.*(:\/\/|[wW]{3}\.))/

export const cleaned = (line: string): string => line.replace(needless, '').replaceAll('\t', ' ')

const fillers = /[\u115f\u1160\u3164\uffa0]/g
const blanks = /\u2800+/g
// A joiner or a selector changes what stands before it, so one is enough, and after a space none.
const needlessInNames = /(^|[\s\p{DI}])\p{DI}+/gu

/** Of a name, so that it has no heap of invisible characters. */
export const cleanedName = (name: string): string =>
  cleaned(name).replace(fillers, '').replace(blanks, ' ').replace(needlessInNames, '$1')

export const trimmed = (line: string): string => withoutEdges.exec(line)?.[0] ?? ''

export type LineFault = 'not-one-line' | 'too-long'

export const findLineFault = (line: string, max: number): LineFault | undefined =>
  findFault(cleaned(line), max)

function findFault(clean: string, max: number): LineFault | undefined {
  if (!oneLine.test(clean)) return 'not-one-line'
  return [...trimmed(clean)].length > max ? 'too-long' : undefined
}

export type NameFault = LineFault | 'nothing-to-see' | 'link'

export function findNameFault(name: string): NameFault | undefined {
  const clean = cleanedName(name)
  const fault = findFault(clean, maxNameLength)
  if (fault) return fault
  if (!somethingToSee.test(clean)) return 'nothing-to-see'
  return noLink.test(clean) ? undefined : 'link'
}

/** Scripts other than Latin, Greek and Cyrillic reach further up and down. */
export const needsTallLines = (name: string): boolean =>
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name)
