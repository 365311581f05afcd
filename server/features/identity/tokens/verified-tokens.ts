import { hash } from 'node:crypto'

/** How many tokens are remembered, in about 5 MB. */
const mostTokens = 10_000

/** What was found out about tokens whose signature has been checked, by the SHA-256 of the whole token. */
export interface VerifiedTokens<Found> {
  find(token: string): Found | undefined
  /** Of too many the one that was added first is forgotten; it is checked again when it comes. */
  add(token: string, found: Found): void
}

/**
 * Checking a signature takes longer than all else that a read does, and a client sends the same token for an hour.
 * Only what can never change may be remembered: not whether the token has expired, its key or its account is gone.
 */
export function createVerifiedTokens<Found>(most = mostTokens): VerifiedTokens<Found> {
  const known = new Map<string, Found>()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')
  return {
    find: (token) => known.get(keyOf(token)),
    add(token, found) {
      known.set(keyOf(token), found)
      if (known.size > most) known.delete(known.keys().next().value ?? '')
    },
  }
}
