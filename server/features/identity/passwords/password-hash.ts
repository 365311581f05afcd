import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes passwords off the event loop, never more at a time than was asked for. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether the password belongs to the hash. With null it is false, at the price of one hash all the same. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** @param concurrency hashes computed at the same time; the rest wait in order. */
export async function createPasswordHasher(concurrency: number): Promise<PasswordHasher> {
  const limit = pLimit(concurrency)
  const decoy = await hash('', cost)
  return {
    hash: (password) => limit(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const matches = await limit(() => verify(passwordHash ?? decoy, password))
      return matches && passwordHash !== null
    },
  }
}
