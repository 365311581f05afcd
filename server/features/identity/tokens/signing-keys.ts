import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertKey, listKeys, type StoredKey } from './signing-key.store.ts'

const algorithm = 'RS256'

/** The keys of ID tokens. They live in the database, so that processes share them. */
export interface SigningKeys {
  /** The key that signs new tokens. */
  readonly current: { readonly kid: string; readonly privateKey: CryptoKey }
  /** The public key of a `kid`; one that another process has added is found too. */
  findPublicKey(kid: string): Promise<CryptoKey | undefined>
  /** Every public key, for a JWKS document. */
  listPublicKeys(): Promise<JWK[]>
}

/**
 * Loads the keys, or makes the first one. When two processes start at once both may add a key: each verifies the
 * other's, and from the next start on all sign with the newest.
 */
export async function openSigningKeys(db: Db, clock: Clock): Promise<SigningKeys> {
  const stored = (await listKeys(db))[0] ?? (await addKey(db, clock))
  const privateKey = await importKey(stored.privateJwk)
  const publicKeys = new Map<string, CryptoKey>()
  return {
    current: { kid: stored.id, privateKey },
    async findPublicKey(kid) {
      const known = publicKeys.get(kid)
      if (known) return known
      const added = (await listKeys(db)).find(({ id }) => id === kid)
      if (!added) return undefined
      const key = await importKey(publicPart(added))
      publicKeys.set(kid, key)
      return key
    },
    async listPublicKeys() {
      return (await listKeys(db)).map(publicPart)
    },
  }
}

async function addKey(db: Db, clock: Clock): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true })
  const privateJwk = await exportJWK(privateKey)
  const key = { id: await calculateJwkThumbprint(privateJwk), privateJwk }
  await insertKey(db, key, clock())
  return key
}

// Written out member by member: whatever else the private key holds stays behind.
function publicPart({ id, privateJwk: { kty, n, e } }: StoredKey): JWK {
  return { kty, n, e, kid: id, alg: algorithm, use: 'sig' } as JWK
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new Error('a signing key must be an RSA key')
  return key
}
