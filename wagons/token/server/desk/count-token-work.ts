import type { Overview } from '#features/desk/contract.ts'
import { findLatestClaimList } from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from '../chain/chain-reader.ts'
import type { TokenParts } from '../token-parts.ts'
import { sendableClaims } from './list-signed-claims.ts'
import { countRows } from './read-page.ts'

/** Each of them costs the node a question. */
const mostCounted = 200

/** What waits for an operator, for the overview; null while the site offers no token. */
export async function countTokenWork(
  parts: Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>,
): Promise<Overview['token']> {
  if (parts.settings.contract === '') return null
  const root = await parts.chain.readRoot()
  if (isFault(root)) return { claims: null, unpublished: null }
  const latest = await findLatestClaimList(parts.db)
  return {
    claims: await countRows(root, mostCounted, sendableClaims(parts)),
    unpublished: latest && latest.root !== root ? latest.entries : 0,
  }
}
