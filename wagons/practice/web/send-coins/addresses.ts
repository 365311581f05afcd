/**
 * Invented, in groups of four. Large and small letters stand so that the check in them (EIP-55) fails: no real wallet
 * pays to these.
 */
export const nadia: readonly string[] = '7c41 91b0 d3A8 5f2C 60e9 B71d 4a3F c825 9D06 93e6'.split(' ')
/** Computed by a thief until its ends were those of Nadia's. */
export const lookAlike: readonly string[] = '7c41 a2F7 08c5 1dB9 f346 5E0b 92d8 7Ac1 3b64 93e6'.split(' ')

export const prefix = '0x'

/** As a history shows it: the two ends. */
export const short = (groups: readonly string[]) => `${prefix}${groups[0]}…${groups.at(-1)}`

export const isSame = (group: number) => nadia[group] === lookAlike[group]

/** What Nadia reads out on the phone: from the middle, where a look-alike differs. */
export const readOut: readonly number[] = [2, 5, 7]
export const isReadOut = (group: number) => readOut.includes(group)

type Test = (group: number) => boolean

/** The groups that are to be found, such as those that are the same in both, one by one; another one is not taken. */
export const mark = (marked: readonly number[], group: number, isRight: Test = isSame): readonly number[] =>
  isRight(group) && !marked.includes(group) ? [...marked, group] : marked

export const areAllMarked = (marked: readonly number[], isRight: Test = isSame) =>
  nadia.every((_, group) => !isRight(group) || marked.includes(group))
