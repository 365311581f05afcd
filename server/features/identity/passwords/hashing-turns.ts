/**
 * When it is a password's turn to be hashed: first those of sign-ins from an address that their account knows, then
 * those of other sign-ins and new passwords, last those of sign-ups. Of each account that knows the caller one goes
 * first at a time, so that no owner of one keeps all others waiting.
 */
export type Turn = { readonly knownTo: string } | 'sign-in' | 'sign-up'

/** Work that waits, in the order of its turns. */
export interface Turns {
  /** How much waits and would come before one more. */
  ahead(turn: Turn): number
  /** Does the work when it is its turn. */
  take<T>(turn: Turn, work: () => Promise<T>): Promise<T>
  size(): { running: number; waiting: number }
}

/** @param concurrency how much is done at the same time. */
export function createTurns(concurrency: number): Turns {
  /** By rank, the first to come first. */
  const waiting: (() => Promise<void>)[][] = [[], [], []]
  /** The accounts of what waits in the first rank. */
  const served = new Set<string>()
  let running = 0
  const rankOf = (turn: Turn) => {
    if (turn === 'sign-up') return 2
    return turn === 'sign-in' || served.has(turn.knownTo) ? 1 : 0
  }
  const count = (ranks: readonly unknown[][]) => ranks.reduce((sum, rank) => sum + rank.length, 0)
  const startNext = () => {
    const next = running < concurrency && waiting.find((rank) => rank.length > 0)?.shift()
    if (!next) return
    running += 1
    void next()
  }
  const free = () => {
    running -= 1
    startNext()
  }
  return {
    ahead: (turn) => count(waiting.slice(0, rankOf(turn) + 1)),
    take(turn, work) {
      const rank = rankOf(turn)
      const owner = rank === 0 && typeof turn === 'object' ? turn.knownTo : undefined
      if (owner !== undefined) served.add(owner)
      return new Promise((resolve, reject) => {
        waiting[rank]?.push(async () => {
          if (owner !== undefined) served.delete(owner)
          await work().finally(free).then(resolve, reject)
        })
        startNext()
      })
    },
    size: () => ({ running, waiting: count(waiting) }),
  }
}
