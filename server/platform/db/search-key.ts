/** As much of a text as an operator types to find it, in UTF-16 units. */
const longest = 100

/** The highest character there is: what begins with a key lies between the key and the key with this after it. */
const highest = '\u{10ffff}'

/** What a text is found by: its letters without case and marks, words one space apart. */
export function searchKey(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = plain.replace(/\s+/gu, ' ').trim().slice(0, longest)
  // Cut between the halves of a character it would be no text.
  return key.isWellFormed() ? key : key.slice(0, -1)
}

/** The range, both ends included, in which every text that begins with a prefix lies in the order of bytes. */
export const prefixRange = (prefix: string): { readonly from: string; readonly to: string } => ({
  from: prefix,
  to: prefix + highest,
})

/** What `like` with `escape '\\'` matches when a text has this one in it, taken letter by letter. */
export const patternWithin = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
