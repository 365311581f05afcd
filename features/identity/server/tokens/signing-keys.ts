import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type Clock, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import {
  deleteRetiredKeys,
  insertKey,
  listKeys,
  retireKeys,
  type StoredKey,
} from '../records/signing-key.store.ts'

/** In seconds. Below 600 the client, which refreshes 300 before the end, would do little else. */
export const idTokenLife = 3600

/** In ms: so long a process may sign with an older key. */
export const keysReadEvery = minute

interface Signer {
  readonly kid: string
  readonly privateKey: CryptoKey
}

/** They are in the database, so that processes share them. */
export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>

/** Makes the first key. Two processes that start at once may make one each; soon both sign with the newest. */
export async function openSigningKeys(db: Db, clock: Clock) {
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
    /** A key that another process has added is found at once; a retired one never. */
    async findPublicKey(kid: string) {
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

// Written out member by member, so that the private half stays behind.
function publicPart({ id, privateJwk: { kty, n, e } }: StoredKey): JWK {
  return { kty, n, e, kid: id, alg: signingAlgorithm, use: 'sig' } as JWK
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm)
  if (key instanceof Uint8Array) throw new Error('a signing key must be an RSA key')
  return key
}

const signingAlgorithm = 'RS256'

async function createSigningKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk, retiredAt: null }
}

/** Between processes, in ms. */
const clockSkew = minute

/** The older keys verify until the last token they may have signed has expired, at `olderUntil` (ms). */
export async function rotateSigningKey({ db, clock }: { db: Db; clock: Clock }) {
  const key = await createSigningKey()
  const now = clock()
  const olderUntil = now + keysReadEvery + idTokenLife * 1000 + clockSkew
  await inTransaction(db, async (tx) => {
    await deleteRetiredKeys(tx, now)
    await retireKeys(tx, olderUntil)
    await insertKey(tx, key, now)
  })
  return { kid: key.id, olderUntil }
}
