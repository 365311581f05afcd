import { Refusal } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { authenticateAccount } from '../sessions/session.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'

/** The account of an ID token, for its owner. */
export async function lookupAccount(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  return claims instanceof Refusal ? claims : authenticateAccount(identity.db, claims)
}
