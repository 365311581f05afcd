/** What can be done between the vote and the payment. The first five hold the keys of the emergency stop. */
export const deeds = ['ana', 'bilal', 'chen', 'dora', 'emeka', 'newVote', 'chatLink', 'leave'] as const
export type Deed = (typeof deeds)[number]

/** In hours, as are those of each deed; one thing is done after the other. */
export const timelock = 48
export const hoursOf: Readonly<Record<Deed, number>> = {
  ana: 6,
  bilal: 10,
  chen: 6,
  dora: 20,
  emeka: 24,
  newVote: 72,
  chatLink: 1,
  leave: 4,
}

/** One key is lost, and one holder cannot be reached. */
const signers: readonly Deed[] = ['ana', 'bilal', 'dora']
export const signaturesNeeded = 3

export const keyHolders = ['ana', 'bilal', 'chen', 'dora', 'emeka'] as const satisfies readonly Deed[]

export type Ending = 'stopped' | 'late' | 'outvoted' | 'robbed' | 'left'

export const isSigner = (deed: Deed) => signers.includes(deed)

export const signaturesOf = (done: readonly Deed[]) => done.filter(isSigner).length

/** Never below 0. */
export const hoursLeft = (done: readonly Deed[]) =>
  Math.max(0, timelock - done.reduce((sum, deed) => sum + hoursOf[deed], 0))

/** Undefined while there is something left to do. */
export function endingOf(done: readonly Deed[]): Ending | undefined {
  if (done.includes('newVote')) return 'outvoted'
  if (hoursLeft(done) === 0) return 'late'
  if (done.includes('chatLink')) return 'robbed'
  if (done.includes('leave')) return 'left'
  return signaturesOf(done) >= signaturesNeeded ? 'stopped' : undefined
}
