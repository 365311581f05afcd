import { createCipheriv, createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { countPasswords, selectImportedHashes } from '../records/account.store.ts'

/** The parameters of one project of the hosted service; the byte strings in base64. */
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

/** Whether a stored hash is one that was imported from the hosted service. */
export const isModifiedScrypt = (passwordHash: string) => passwordHash.startsWith(prefix)

/** A hash of the hosted service with all that is needed to verify it: `$fbscrypt$r=8,m=14$key$separator$salt$hash`. */
export function formatModifiedScrypt(
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
  { salt, hash }: { readonly salt: string; readonly hash: string },
): string {
  return `${prefix}r=${rounds},m=${memoryCost}$${signerKey}$${saltSeparator}$${salt}$${hash}`
}

/** What formatModifiedScrypt was given. @throws when the hash has another format. */
function readModifiedScrypt(passwordHash: string) {
  const parts = /^\$fbscrypt\$r=(\d+),m=(\d+)\$([^$]*)\$([^$]*)\$([^$]*)\$([^$]*)$/.exec(passwordHash)
  if (!parts) throw new Error('an imported password hash is damaged')
  const [, rounds, memoryCost, signerKey = '', saltSeparator = '', salt = '', hash = ''] = parts
  const parameters = { signerKey, saltSeparator, rounds: Number(rounds), memoryCost: Number(memoryCost) }
  return { parameters, salt, hash }
}

/** The secret of the project that an imported hash is from. @throws when the hash has another format. */
export const signerKeyOf = (passwordHash: string) => readModifiedScrypt(passwordHash).parameters.signerKey

/** A hash that takes as long to verify as the given one, and belongs to no account. @throws as above. */
export function decoyOf(passwordHash: string): string {
  const { parameters, salt, hash } = readModifiedScrypt(passwordHash)
  const nothing = (base64: string) => Buffer.alloc(Buffer.from(base64, 'base64').length).toString('base64')
  return formatModifiedScrypt(parameters, { salt: nothing(salt), hash: nothing(hash) })
}

/** Whether the password belongs to such a hash. @throws when the hash has another format. */
export async function verifyModifiedScrypt(passwordHash: string, password: string): Promise<boolean> {
  const { parameters, salt, hash } = readModifiedScrypt(passwordHash)
  const expected = Buffer.from(hash, 'base64')
  const computed = await computeModifiedScrypt(parameters, Buffer.from(salt, 'base64'), password)
  return computed.length === expected.length && timingSafeEqual(computed, expected)
}

/** The hosted service's own construction: a key by scrypt encrypts the signer key, AES-256-CTR from a zero block. */
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

/** How long a count is used, in ms: it reads every account. */
export const countedEvery = 10 * 60_000

/** What the password of an e-mail without one is judged by, so that time does not tell it from one that has. */
export interface DecoyHashes {
  /**
   * An imported hash that no password belongs to, or null for a hash of our own. Imported ones take longer, so the share
   * of e-mails that have one is that of the accounts with a password. Which ones is secret, and stays as it is while
   * that share does. `email` in lower case.
   */
  find(email: string): Promise<string | null>
}

/** Counts the imported hashes of the database at the first question, and again when the count is old. */
export function createDecoyHashes(db: Db, clock: Clock): DecoyHashes {
  let counted: { readonly at: number; readonly kinds: Promise<ImportedKinds | undefined> } | undefined
  const findKinds = (): Promise<ImportedKinds | undefined> => {
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
    async find(email) {
      const kinds = await findKinds()
      if (!kinds) return null
      const place = placeOf(email, kinds.key)
      return kinds.decoys.find(({ upTo }) => place < upTo)?.decoy ?? null
    },
  }
}

/** The imported hashes that are left: each cost has the e-mails whose place is below `upTo`, and above those before. */
interface ImportedKinds {
  readonly key: string
  readonly decoys: readonly { readonly upTo: number; readonly decoy: string }[]
}

async function readKinds(db: Db): Promise<ImportedKinds | undefined> {
  const imported = await selectImportedHashes(db)
  const [first] = imported
  if (!first) return undefined
  const passwords = await countPasswords(db)
  let sum = 0
  const decoys = imported.map(({ count, example }) => {
    sum += count
    return { upTo: sum / passwords, decoy: decoyOf(example) }
  })
  // The project's own secret, which lies in each of its hashes: the same in every process, for as long as one is left.
  return { key: signerKeyOf(first.example), decoys }
}

/** Where an e-mail is between 0 and 1, evenly for those who do not know the key. */
function placeOf(email: string, key: string): number {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify(['decoy', email]))
    .digest()
  return digest.readUIntBE(0, 6) / 2 ** 48
}
