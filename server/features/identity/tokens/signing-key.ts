import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { StoredKey } from '../records/signing-key.store.ts'

export const signingAlgorithm = 'RS256'

/** A new key pair, named by its thumbprint. Takes a moment; not yet stored. */
export async function createSigningKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk, retiredAt: null }
}
