import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertKey, listKeys, type StoredKey } from '../records/signing-key.store.ts'

/** How long a process may go without reading the keys again, in ms: until then it may sign with an older one. */
export const keysReadEvery = 60_000

/** A key that signs new tokens. */
export interface Signer {
  readonly kid: string
  readonly privateKey: CryptoKey
}

/** The keys of ID tokens. They live in the database, so that processes share them. */
export interface SigningKeys {
  /** The key that signs new tokens, as last read. */
  readonly current: Signer
  /** The key that signs new tokens; read again when the last reading is a minute old. */
  findSigner(): Promise<Signer>
  /** The public key of a `kid` that is not retired; one that another process has added is found at once. */
  findPublicKey(kid: string): Promise<CryptoKey | undefined>
  /** Every public key that is not retired, for a JWKS document. */
  listPublicKeys(): Promise<JWK[]>
}

/**
 * Loads the keys, or makes the first one. When two processes start at once both may add a key: each verifies the
 * other's, and soon all sign with the newest.
 */
export async function openSigningKeys(db: Db, clock: Clock): Promise<SigningKeys> {
  if ((await listKeys(db, clock())).length === 0) await insertKey(db, await createSigningKey(), clock())
  let known = await readKeys(db, clock())
  const readAgain = async () => {
    known = await readKeys(db, clock(), known)
  }
  const refresh = async () => {
    if (Math.abs(clock() - known.readAt) >= keysReadEvery) await readAgain()
  }
  return {
    get current() {
      return known.signer
    },
    async findSigner() {
      await refresh()
      return known.signer
    },
    async findPublicKey(kid) {
      await refresh()
      if (!known.verifiers.has(kid)) await readAgain()
      const verifier = known.verifiers.get(kid)
      const retired = typeof verifier?.retiredAt === 'number' && verifier.retiredAt <= clock()
      return retired ? undefined : verifier?.key
    },
    async listPublicKeys() {
      return (await listKeys(db, clock())).map(publicPart)
    },
  }
}

interface Verifier {
  readonly key: CryptoKey
  readonly retiredAt: number | null
}

interface KnownKeys {
  readonly readAt: number
  readonly signer: Signer
  readonly verifiers: ReadonlyMap<string, Verifier>
}

/** Reads the keys; imports only those that were not known before. */
async function readKeys(db: Db, now: number, before?: KnownKeys): Promise<KnownKeys> {
  const stored = await listKeys(db, now)
  const [newest] = stored
  if (!newest) throw new Error('there is no signing key')
  const verifiers = stored.map(async (key): Promise<[string, Verifier]> => {
    const known = before?.verifiers.get(key.id)?.key ?? (await importKey(publicPart(key)))
    return [key.id, { key: known, retiredAt: key.retiredAt }]
  })
  const signer =
    before?.signer.kid === newest.id
      ? before.signer
      : { kid: newest.id, privateKey: await importKey(newest.privateJwk) }
  return { readAt: now, signer, verifiers: new Map(await Promise.all(verifiers)) }
}

// Written out member by member: whatever else the private key holds stays behind.
function publicPart({ id, privateJwk: { kty, n, e } }: StoredKey): JWK {
  return { kty, n, e, kid: id, alg: signingAlgorithm, use: 'sig' } as JWK
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm)
  if (key instanceof Uint8Array) throw new Error('a signing key must be an RSA key')
  return key
}

export const signingAlgorithm = 'RS256'

/** A new key pair, named by its thumbprint. Takes a moment; not yet stored. */
export async function createSigningKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk, retiredAt: null }
}
