import { createCipheriv, createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Clock, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { countPasswords, selectImportedHashes } from '../records/account.store.ts'

/** The byte strings in base64. */
export interface ScryptParameters {
  readonly signerKey: string
  readonly saltSeparator: string
  /** The block size r of scrypt, 1 to 8. */
  readonly rounds: number
  /** The cost N of scrypt as a power of two, 1 to 14. */
  readonly memoryCost: number
}

const prefix = '$fbscrypt$'
const derive = promisify<Buffer | string, Buffer, number, object, Buffer>(scrypt)

export const isModifiedScrypt = (passwordHash: string) => passwordHash.startsWith(prefix)

/** `$fbscrypt$r=8,m=14$key$separator$salt$hash` */
export function formatModifiedScrypt(
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
  { salt, hash }: { readonly salt: string; readonly hash: string },
): string {
  return `${prefix}r=${rounds},m=${memoryCost}$${signerKey}$${saltSeparator}$${salt}$${hash}`
}

/** @throws when the hash has another format. */
function readModifiedScrypt(passwordHash: string) {
  const parts = /^\$fbscrypt\$r=(\d+),m=(\d+)\$([^$]*)\$([^$]*)\$([^$]*)\$([^$]*)$/.exec(passwordHash)
  if (!parts) throw new Error('an imported password hash is damaged')
  const [, rounds, memoryCost, signerKey = '', saltSeparator = '', salt = '', hash = ''] = parts
  const parameters = { signerKey, saltSeparator, rounds: Number(rounds), memoryCost: Number(memoryCost) }
  return { parameters, salt, hash }
}

const signerKeyOf = (passwordHash: string) => readModifiedScrypt(passwordHash).parameters.signerKey

/** A hash that takes as long to verify, and belongs to no account. */
function decoyOf(passwordHash: string): string {
  const { parameters, salt, hash } = readModifiedScrypt(passwordHash)
  const nothing = (base64: string) => Buffer.alloc(Buffer.from(base64, 'base64').length).toString('base64')
  return formatModifiedScrypt(parameters, { salt: nothing(salt), hash: nothing(hash) })
}

export async function verifyModifiedScrypt(passwordHash: string, password: string): Promise<boolean> {
  const { parameters, salt, hash } = readModifiedScrypt(passwordHash)
  const expected = Buffer.from(hash, 'base64')
  const computed = await computeModifiedScrypt(parameters, Buffer.from(salt, 'base64'), password)
  return computed.length === expected.length && timingSafeEqual(computed, expected)
}

/** The hosted service's own construction: a key by scrypt encrypts the signer key. */
export async function computeModifiedScrypt(
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
  salt: Buffer,
  password: string,
): Promise<Buffer> {
  const cost = 2 ** memoryCost
  const key = await derive(password, Buffer.concat([salt, Buffer.from(saltSeparator, 'base64')]), 32, {
    cost,
    blockSize: rounds,
    parallelization: 1,
    // What scrypt needs, and a little more than Node reckons.
    maxmem: 128 * (cost + 16) * rounds + 1024,
  })
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  return Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64')), cipher.final()])
}

/** In ms: a count reads every account. */
export const countedEvery = 10 * minute

export type DecoyHashes = ReturnType<typeof createDecoyHashes>

export function createDecoyHashes(db: Db, clock: Clock) {
  let counted: { readonly at: number; readonly kinds: ReturnType<typeof readKinds> } | undefined
  const findKinds = () => {
    const now = clock()
    if (!counted || Math.abs(now - counted.at) >= countedEvery) {
      const reading = { at: now, kinds: readKinds(db) }
      counted = reading
      reading.kinds.catch(() => {
        if (counted === reading) counted = undefined
      })
    }
    return counted.kinds
  }
  return {
    /** Null for one of ours. As large a share of e-mails gets the slower, imported kind as of accounts. */
    async find(email: string): Promise<string | null> {
      const kinds = await findKinds()
      if (!kinds) return null
      const place = placeOf(email, kinds.key)
      return kinds.decoys.find(({ upTo }) => place < upTo)?.decoy ?? null
    },
  }
}

async function readKinds(db: Db) {
  const imported = await selectImportedHashes(db)
  const [first] = imported
  if (!first) return undefined
  const passwords = await countPasswords(db)
  let sum = 0
  const decoys = imported.map(({ count, example }) => {
    sum += count
    return { upTo: sum / passwords, decoy: decoyOf(example) }
  })
  // The project's own secret is in each of its hashes, hence the same in every process.
  return { key: signerKeyOf(first.example), decoys }
}

function placeOf(email: string, key: string): number {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify(['decoy', email]))
    .digest()
  return digest.readUIntBE(0, 6) / 2 ** 48
}
