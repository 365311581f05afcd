import { setTimeout as wait } from 'node:timers/promises'
import type { CertificateToken } from '#features/certificates/server/certificate-parts.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { findClaimIdOf } from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from './chain/chain-reader.ts'
import { chainOf } from './known-chains.ts'
import type { TokenParts } from './token-parts.ts'

/** In ms, how old what a public page says of the chain may be, and how long the page waits for the node. */
const oldest = minute
const patience = 1_500

/** Undefined while the site offers no token. */
export function certificateToken({
  db,
  settings,
  chain,
}: Pick<TokenParts, 'db' | 'settings' | 'chain'>): CertificateToken | undefined {
  const offered = chainOf(settings)
  if (!offered || settings.contract === '') return undefined
  return {
    async chainOf(accountId) {
      const claimId = await findClaimIdOf(db, accountId)
      if (claimId === undefined) return undefined
      const state = await within(patience, chain.readClaim(claimId, oldest))
      return state && !isFault(state) && state.status === 'held' ? offered.name : undefined
    },
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController()
  const tooLate = wait(ms, undefined, { signal: stop.signal }).catch(() => undefined)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    stop.abort()
  }
}
