import { createHash } from 'node:crypto'

/**
 * The nonce a provider writes into its ID token: the SHA-256 of the raw one in hex, as the identity client documents
 * it. Whoever sees the ID token alone cannot sign in with it.
 */
export const nonceOf = (rawNonce: string) => createHash('sha256').update(rawNonce).digest('hex')
