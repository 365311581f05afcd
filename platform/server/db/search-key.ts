/** In UTF-16 units. */
const longest = 100

/** The highest character: what begins with a key sorts up to the key followed by it. */
const highest = '\u{10ffff}'

export function searchKey(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = plain.replace(/\s+/gu, ' ').trim().slice(0, longest)
  // The cut may split a surrogate pair.
  return key.isWellFormed() ? key : key.slice(0, -1)
}

/** Both ends included, in byte order. */
export const prefixRange = (prefix: string): { readonly from: string; readonly to: string } => ({
  from: prefix,
  to: prefix + highest,
})

export const patternWithin = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
