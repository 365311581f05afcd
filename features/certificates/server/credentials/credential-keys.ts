import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import {
  deleteCredentialKey,
  insertCredentialKey,
  listCredentialKeys,
  type StoredCredentialKey,
} from '../records/credential-key.store.ts'

/** Older keys stay published: what they signed is still valid. Returns the new ids. */
export async function rotateCredentialKeys({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<Record<CredentialKeyKind, string>> {
  const [jwt, embedded] = [await createCredentialKey('jwt'), await createCredentialKey('embedded')]
  const now = clock()
  await inTransaction(db, async (tx) => {
    for (const key of [jwt, embedded]) await insertCredentialKey(tx, key, now)
  })
  return { jwt: jwt.id, embedded: embedded.id }
}

/** What the key signed verifies no more. The newest of its kind stays, since it signs. */
export function removeCredentialKey(
  db: Db,
  id: string,
): Promise<{ removed: boolean } | Refusal<'key-in-use'>> {
  return inTransaction(db, async (tx) => {
    const keys = await listCredentialKeys(tx)
    const key = keys.find((stored) => stored.id === id)
    const signer = key && keys.find((stored) => kindOf(stored) === kindOf(key))
    if (signer?.id === id) return refuse('key-in-use', 'This key is in use. Add another one first.')
    return { removed: await deleteCredentialKey(tx, id) }
  })
}

/** ECDSA on P-256: what libraries for credentials as JWT have in common. */
export const jwtAlgorithm = 'ES256'

export type CredentialKeyKind = (typeof kinds)[number]

const kinds = ['jwt', 'embedded'] as const

/** The id is the thumbprint for JWT, else the public half as Multikey writes it. */
export async function createCredentialKey(kind: CredentialKeyKind): Promise<StoredCredentialKey> {
  const { privateKey } =
    kind === 'jwt'
      ? await generateKeyPair(jwtAlgorithm, { extractable: true })
      : await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const privateJwk = await exportJWK(privateKey)
  const id = kind === 'jwt' ? await calculateJwkThumbprint(privateJwk) : await multibaseOf(privateJwk)
  return { id, privateJwk }
}

async function multibaseOf(jwk: JWK): Promise<string> {
  const { fromJwk } = await import('@digitalbazaar/ed25519-multikey')
  return (await fromJwk({ jwk })).publicKeyMultibase
}

export type CredentialKeys = Readonly<
  Record<CredentialKeyKind, readonly [StoredCredentialKey, ...StoredCredentialKey[]]>
>

/** When two processes make the first key at once both stay, and all sign with the newest. */
export async function readCredentialKeys({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<CredentialKeys> {
  const stored = await listCredentialKeys(db)
  const missing = kinds.filter((kind) => !stored.some((key) => kindOf(key) === kind))
  for (const kind of missing) await insertCredentialKey(db, await createCredentialKey(kind), clock())
  const keys = missing.length === 0 ? stored : await listCredentialKeys(db)
  return { jwt: ofKind(keys, 'jwt'), embedded: ofKind(keys, 'embedded') }
}

function ofKind(keys: readonly StoredCredentialKey[], kind: CredentialKeyKind) {
  const [signer, ...older] = keys.filter((key) => kindOf(key) === kind)
  if (!signer) throw new Error(`there is no key to sign credentials with: ${kind}`)
  return [signer, ...older] as const
}

export const kindOf = ({ privateJwk }: StoredCredentialKey): CredentialKeyKind =>
  privateJwk.crv === 'Ed25519' ? 'embedded' : 'jwt'

/** Written out member by member, so that the private half stays behind. */
export function publicHalf({ id, privateJwk: { kty, crv, x, y } }: StoredCredentialKey): JWK {
  return { kty, crv, x, y, kid: id, alg: jwtAlgorithm, use: 'sig' } as JWK
}
