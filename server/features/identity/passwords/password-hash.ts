import { hash, verify } from '@node-rs/argon2'
import { OverloadError } from '#server/platform/http/overload.ts'
import type { QueueMeter } from '#server/platform/metrics/queue-metrics.ts'
import { createTurns, type Turn } from './hashing-turns.ts'
import { isModifiedScrypt, verifyModifiedScrypt } from './modified-scrypt.ts'
import { yieldToRequests } from './pool-priority.ts'

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What one hash costs: memory in KiB, passes, lanes. */
export type HashCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>

/** Hashes passwords off the event loop, never more at a time than was asked for. Both throw HashingBusyError. */
export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>
  /**
   * Whether the password belongs to the hash, ours or an imported one. With null it is false, at the price of one
   * hash all the same.
   */
  verify(passwordHash: string | null, password: string, turn?: Turn): Promise<boolean>
}

/** More hashes wait than may. */
export class HashingBusyError extends OverloadError {
  override name = 'HashingBusyError'
}

/** @param concurrency hashes computed at the same time; @param queue how many may wait before one more. */
export async function createPasswordHasher(
  concurrency: number,
  queue: number,
  meter?: QueueMeter,
  cost = usualCost,
): Promise<PasswordHasher> {
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
    hash: (password, turn = 'sign-in') => inTurn(turn, () => hash(password, cost)),
    verify: async (passwordHash, password, turn = 'sign-in') => {
      const matches = await inTurn(turn, () => verifyEither(passwordHash ?? decoy, password))
      return matches && passwordHash !== null
    },
  }
}

const verifyEither = (passwordHash: string, password: string) =>
  isModifiedScrypt(passwordHash)
    ? verifyModifiedScrypt(passwordHash, password)
    : verify(passwordHash, password)
