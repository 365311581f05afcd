/** E-mails that no answer waits for, since the mail server may be slow; the end of the process does. */
export interface Unawaited {
  add(sending: Promise<void>): void
  /** Once all have left or failed. */
  ended(): Promise<void>
}

export function createUnawaited(report: (error: unknown) => void): Unawaited {
  const running = new Set<Promise<void>>()
  return {
    add(sending) {
      const settled: Promise<void> = sending.catch(report).finally(() => running.delete(settled))
      running.add(settled)
    },
    async ended() {
      await Promise.all(running)
    },
  }
}
