import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Refusal, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { checkClaim as contract } from '#wagons/token/contract/token.ts'
import { proveClaim } from '#wagons/token/rewards/server/list/claim-proof.ts'
import { listCurrentAddresses } from '#wagons/token/rewards/server/list/own-standing.ts'
import { findClaimList, findClaimOwner, isListedClaim } from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from './chain/chain-reader.ts'
import type { TokenParts } from './token-parts.ts'

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

/** Of one network in ten minutes: a friend's page asks when it opens, and when it sends. */
const mostChecks = 60
/** In ms. */
const freshness = 3_000

/** Proofs change with each list, so a friend's link has none: the site gives it to those who know the claim id. */
export async function checkClaim(
  parts: Parts,
  address: string,
  claimId: string,
): Promise<Output<typeof contract> | Refusal<'too-many-requests'>> {
  const limit = { kind: 'claim-check', max: mostChecks, window: 10 * minute }
  const wait = await admitRequest(parts, limit, [address])
  if (wait !== undefined) return refuseForNow('Too many claims were looked at.', wait)
  return readClaim(parts, claimId.toLowerCase())
}

async function readClaim({ db, settings, chain }: Parts, claimId: string): Promise<Output<typeof contract>> {
  if (settings.contract === '') return { state: 'over' }
  const account = await findEntitledAddress(db, claimId)
  // The node is asked about claims of this site alone.
  if (!(await isListedClaim(db, claimId))) return { state: account === undefined ? 'over' : 'waiting' }
  const [state, root] = await Promise.all([chain.readClaim(claimId, freshness), chain.readRoot()])
  if (isFault(state)) return { state: 'chain-away' }
  if (state.status === 'held') return { state: 'claimed', account: state.holder ?? '' }
  if (state.status !== 'unclaimed') return { state: state.status }
  if (account === undefined) return { state: 'over' }
  if (isFault(root)) return { state: 'chain-away' }
  const list = await findClaimList(db, root)
  const proof = list && (await proveClaim(db, list, claimId))
  if (!proof) return { state: 'waiting' }
  // A learner whose key was stolen changes the address.
  if (proof.account !== account) return { state: 'over' }
  return { state: 'claimable', account, claimId, root: proof.root, proof: [...proof.proof] }
}

/** What its learner's account has now; undefined without a valid certificate, or of a disabled or deleted account. */
async function findEntitledAddress(db: Db, claimId: string): Promise<string | undefined> {
  const accountId = await findClaimOwner(db, claimId)
  if (accountId === undefined) return undefined
  const [standings, facts] = await Promise.all([
    listCertificateStandings(db, [accountId]),
    listAccountFacts(db, [accountId]),
  ])
  const standing = standings.get(accountId)
  if (!standing?.isValid || facts.get(accountId)?.disabled !== false) return undefined
  return (await listCurrentAddresses(db, [standing])).get(accountId)
}
