import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertCredentialKey, listCredentialKeys, type StoredCredentialKey } from './credential-key.store.ts'

/** ECDSA on P-256: what libraries for credentials have in common. */
export const credentialAlgorithm = 'ES256'

/** A new key pair, named by its thumbprint; not yet stored. */
export async function createCredentialKey(): Promise<StoredCredentialKey> {
  const { privateKey } = await generateKeyPair(credentialAlgorithm, { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk }
}

/**
 * The keys of credentials, the one that signs first. The first one is made when it is first needed; when two processes
 * make one at once both stay, and all sign with the newest.
 */
export async function readCredentialKeys({ db, clock }: { db: Db; clock: Clock }) {
  const stored = await listCredentialKeys(db)
  if (stored.length === 0) await insertCredentialKey(db, await createCredentialKey(), clock())
  const [signer, ...older] = stored.length > 0 ? stored : await listCredentialKeys(db)
  if (!signer) throw new Error('there is no key to sign credentials with')
  return [signer, ...older] as const
}

/** The public half. Written out member by member: whatever else the private key holds stays behind. */
export function publicHalf({ id, privateJwk: { kty, crv, x, y } }: StoredCredentialKey): JWK {
  return { kty, crv, x, y, kid: id, alg: credentialAlgorithm, use: 'sig' } as JWK
}
