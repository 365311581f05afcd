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

/** The groups that are the same in both, marked one by one; another one is not taken. */
export const mark = (marked: readonly number[], group: number): readonly number[] =>
  isSame(group) && !marked.includes(group) ? [...marked, group] : marked

export const areAllMarked = (marked: readonly number[]) =>
  nadia.every((_, group) => !isSame(group) || marked.includes(group))
