import { setImmediate } from 'node:timers/promises'

/**
 * One piece of work of each client begins in a round of the event loop, so that others get a word in. For what does not
 * come by `turns.ts`: Node hands upgrades to the app past the requests.
 */
export function createRounds(): (client: string) => Promise<void> {
  const last = new Map<string, Promise<void>>()
  return async (client) => {
    const before = last.get(client)
    const mine = before ? before.then(() => setImmediate()) : setImmediate()
    last.set(client, mine)
    await mine
    if (last.get(client) === mine) last.delete(client)
  }
}
