import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { OverloadError } from '#platform/server/http/overload.ts'
import type { QueueMeter } from '#platform/server/metrics/prometheus.ts'
import { isModifiedScrypt, verifyModifiedScrypt } from './imported-hash.ts'

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
export const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Memory in KiB, passes, lanes. */
export type HashCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>

/** Off the event loop. Both throw HashingBusyError. */
export type PasswordHasher = Awaited<ReturnType<typeof createPasswordHasher>>

export class HashingBusyError extends OverloadError {
  override name = 'HashingBusyError'
}

/** @param queue how many may wait before one more. */
export async function createPasswordHasher(
  concurrency: number,
  queue: number,
  meter?: QueueMeter,
  cost = usualCost,
) {
  const turns = createTurns(concurrency)
  meter?.watch(turns.size)
  const decoy = await hash('', cost)
  yieldToRequests()
  const inTurn = async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
    if (turns.ahead(turn) >= queue) {
      meter?.refused()
      throw new HashingBusyError('too many password hashes are waiting')
    }
    const askedAt = performance.now()
    return turns.take(turn, () => {
      meter?.waited((performance.now() - askedAt) / 1000)
      return work()
    })
  }
  return {
    hash: (password: string, turn: Turn = 'sign-in') => inTurn(turn, () => hash(password, cost)),
    /** With null it is false, at the price of one hash all the same. */
    verify: async (passwordHash: string | null, password: string, turn: Turn = 'sign-in') => {
      const matches = await inTurn(turn, () => verifyEither(passwordHash ?? decoy, password))
      return matches && passwordHash !== null
    },
  }
}

const verifyEither = (passwordHash: string, password: string) =>
  isModifiedScrypt(passwordHash)
    ? verifyModifiedScrypt(passwordHash, password)
    : verify(passwordHash, password)

/** Decision 41: sign-ins from known addresses, one of each account at a time; then other sign-ins; then sign-ups. */
export type Turn = { readonly knownTo: string } | 'sign-in' | 'sign-up'

export function createTurns(concurrency: number) {
  const waiting: (() => Promise<void>)[][] = [[], [], []]
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
    ahead: (turn: Turn) => count(waiting.slice(0, rankOf(turn) + 1)),
    take<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
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

/** In the steps of `nice`. */
const leniency = 10
const threads = '/proc/self/task'

/** Lets the threads of Node's pool give way to the one that answers requests (decision 18). Linux only. */
function yieldToRequests(): void {
  if (process.platform !== 'linux') return
  try {
    for (const id of readdirSync(threads))
      if (readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === 'libuv-worker')
        setPriority(Number(id), Math.min(19, getPriority() + leniency))
  } catch {
    // Without /proc the threads are not known.
  }
}
