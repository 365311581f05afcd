/** One at a time: what reading a file costs, in memory and in time, is then the same however many are sent. */
export type CheckLine = ReturnType<typeof createCheckLine>

/** @param mostWaiting of those behind the one that runs */
export function createCheckLine(mostWaiting: number) {
  let open = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Undefined, and `work` is never begun, where too many wait. Rejects as `work` does, which ends nobody else's turn. */
    take<T>(work: () => Promise<T>): Promise<T> | undefined {
      if (open > mostWaiting) return undefined
      open += 1
      const turn = last.then(work).finally(() => {
        open -= 1
      })
      last = turn.catch(() => {})
      return turn
    },
  }
}

/** Of this process. Each file that waits has up to 2 MB. */
export const checkLine = createCheckLine(20)
