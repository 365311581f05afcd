import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  insertCredentialKey,
  listCredentialKeys,
  type StoredCredentialKey,
} from '../records/credential-key.store.ts'

/** ECDSA on P-256: what libraries for credentials as JWT have in common. */
export const jwtAlgorithm = 'ES256'

/** What a key is for: credentials as JWT (ECDSA on P-256), or with a proof inside (Ed25519). */
export type CredentialKeyKind = (typeof kinds)[number]

const kinds = ['jwt', 'embedded'] as const

/** A new key pair, not yet stored: for JWT named by its thumbprint, else by its public half as Multikey writes it. */
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

/** The keys of each kind, the one that signs first. */
export type CredentialKeys = Readonly<
  Record<CredentialKeyKind, readonly [StoredCredentialKey, ...StoredCredentialKey[]]>
>

/**
 * The keys of credentials. The first of a kind is made when it is first needed; when two processes make one at once both
 * stay, and all sign with the newest.
 */
export async function readCredentialKeys({ db, clock }: { db: Db; clock: Clock }): Promise<CredentialKeys> {
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

/** What a key is for. */
export const kindOf = ({ privateJwk }: StoredCredentialKey): CredentialKeyKind =>
  privateJwk.crv === 'Ed25519' ? 'embedded' : 'jwt'

/** The public half for JWT. Written out member by member: whatever else the private key holds stays behind. */
export function publicHalf({ id, privateJwk: { kty, crv, x, y } }: StoredCredentialKey): JWK {
  return { kty, crv, x, y, kid: id, alg: jwtAlgorithm, use: 'sig' } as JWK
}
