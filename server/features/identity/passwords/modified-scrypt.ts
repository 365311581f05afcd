import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

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
