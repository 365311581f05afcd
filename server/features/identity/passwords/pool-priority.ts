import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** How much less urgent than its process a hash is, in the steps of `nice`. */
const leniency = 10
const threads = '/proc/self/task'

/**
 * Lets the threads of Node's pool, which compute the hashes, give way to the one that answers requests: a hash keeps a
 * core busy for as long as hundreds of reads, and who reads should not feel that others sign in. To be called when the
 * pool has started. Only Linux has a priority for each thread; elsewhere, and where it cannot be set, nothing happens.
 */
export function yieldToRequests(): void {
  if (process.platform !== 'linux') return
  try {
    for (const id of readdirSync(threads))
      if (readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === 'libuv-worker') yieldThread(Number(id))
  } catch {
    // Without /proc nobody knows the threads.
  }
}

function yieldThread(id: number): void {
  setPriority(id, Math.min(19, getPriority() + leniency))
}
