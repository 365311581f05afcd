import type { Output } from '#contract/endpoint.ts'
import type { getToken as contract, LearnerToken, TokenClaim } from '#contract/token.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { listCertificateStandings } from '#server/features/certificates/certificates.reads.ts'
import {
  type ClaimProof,
  findClaimList,
  findNewestClaimList,
  proveClaim,
} from '#server/features/rewards/list/claim-proof.ts'
import { findReasonLeftOut, listCurrentAddresses } from '#server/features/rewards/list/own-standing.ts'
import { findClaimIdOf } from '#server/features/rewards/rewards.reads.ts'
import { isFault } from './chain/chain-reader.ts'
import { tokenChainOf } from './known-chains.ts'
import { findOwnSignedClaim } from './own-signed-claim.ts'
import type { TokenParts } from './token-parts.ts'

/** In ms: who has just claimed a token shall see it soon. */
const freshness = 3_000

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

export async function getToken(parts: Parts, learner: LearnerId): Promise<Output<typeof contract>> {
  const [standing, chain] = await Promise.all([
    listCertificateStandings(parts.db, [learner]),
    tokenChainOf(parts.settings),
  ])
  const { isValid = false, showsToken = false } = standing.get(learner) ?? {}
  const token = chain ? await readToken(parts, learner, isValid) : { state: 'not-offered' as const }
  return { chain, token, isShown: showsToken }
}

/** A proof goes only to those whose certificate is valid, whatever the chain says still. */
async function readToken(parts: Parts, learner: LearnerId, isCertified: boolean): Promise<LearnerToken> {
  const { db, chain } = parts
  const claimId = await findClaimIdOf(db, learner)
  if (claimId === undefined) return isCertified ? notListed(db, learner) : { state: 'no-certificate' }
  const [state, root] = await Promise.all([chain.readClaim(claimId, freshness), chain.readRoot()])
  if (isFault(state)) return { state: 'chain-away', claim: await claimOfNewest(db, claimId, isCertified) }
  if (state.status === 'held') return { state: 'claimed', claimId, holder: state.holder ?? '' }
  if (state.status !== 'unclaimed') return { state: state.status, claimId }
  if (!isCertified) return { state: 'no-certificate' }
  if (isFault(root)) return { state: 'chain-away', claim: await claimOfNewest(db, claimId, isCertified) }
  const list = await findClaimList(db, root)
  const proof = list && (await proveClaim(db, list, claimId))
  if (proof) {
    const hasOther = await hasOtherAddress(db, learner, proof)
    const signed = hasOther ? undefined : await findOwnSignedClaim(parts, learner, proof)
    return { state: 'claimable', claim: toClaim(proof), signed: signed ?? null, hasOtherAddress: hasOther }
  }
  const next = await newestProof(db, claimId)
  if (!next) return notListed(db, learner)
  const { account, listedAt } = next
  const hasOther = await hasOtherAddress(db, learner, next)
  return { state: 'waiting-for-chain', account, listedAt, hasOtherAddress: hasOther }
}

async function hasOtherAddress(db: Db, learner: LearnerId, { account }: ClaimProof): Promise<boolean> {
  return (await listCurrentAddresses(db, [learner])).get(learner) !== account
}

async function notListed(db: Db, learner: LearnerId): Promise<LearnerToken> {
  const reason = await findReasonLeftOut(db, learner)
  return reason === 'certificate-revoked' ? { state: 'no-certificate' } : { state: 'not-listed', reason }
}

async function newestProof(db: Db, claimId: string): Promise<ClaimProof | undefined> {
  const list = await findNewestClaimList(db)
  return list && proveClaim(db, list, claimId)
}

async function claimOfNewest(db: Db, claimId: string, isCertified: boolean): Promise<TokenClaim | null> {
  const proof = isCertified ? await newestProof(db, claimId) : undefined
  return proof ? toClaim(proof) : null
}

const toClaim = ({ account, claimId, root, proof }: ClaimProof): TokenClaim => ({
  ...{ account, claimId, root, proof: [...proof] },
})
