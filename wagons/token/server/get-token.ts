import type { Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type {
  getToken as contract,
  LearnerToken,
  OpenClaim,
  TokenClaim,
} from '#wagons/token/contract/token.ts'
import { type ClaimProof, proveClaim } from '#wagons/token/rewards/server/list/claim-proof.ts'
import {
  findReasonLeftOut,
  type OwnStanding,
  readOwnStanding,
} from '#wagons/token/rewards/server/list/own-standing.ts'
import {
  findClaimList,
  findLatestClaimList,
  isListedClaim,
} from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from './chain/chain-reader.ts'
import { tokenChainOf } from './known-chains.ts'
import { findSignedClaim, type SignedClaim } from './signed-claim.store.ts'
import type { TokenParts } from './token-parts.ts'

/** In ms: a learner who has just claimed a token sees it soon. */
const freshness = 3_000

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

export async function getToken(parts: Parts, learner: LearnerId): Promise<Output<typeof contract>> {
  const [own, chain] = await Promise.all([readOwnStanding(parts.db, learner), tokenChainOf(parts.settings)])
  const token = chain ? await readToken(parts, learner, own) : { state: 'not-offered' as const }
  return { chain, token, isShown: own.certificate?.showsToken ?? false }
}

/** Where the site offers tokens. A proof goes only to those whose certificate is valid, whatever the chain says still. */
export async function readToken(parts: Parts, learner: LearnerId, own: OwnStanding): Promise<LearnerToken> {
  const { db, chain } = parts
  const { claimId, address } = own
  const isCertified = own.claim !== undefined
  // Of a claim that no list has had the chain knows nothing.
  if (claimId === undefined || !(await isListedClaim(db, claimId))) return notListed(parts, own)
  const [state, root] = await Promise.all([chain.readClaim(claimId, freshness), chain.readRoot()])
  if (isFault(state)) return { state: 'chain-away', claim: await claimOfNewest(db, claimId, isCertified) }
  if (state.status === 'held') return { state: 'claimed', claimId, holder: state.holder ?? '' }
  if (state.status !== 'unclaimed') return { state: state.status, claimId }
  if (!isCertified) return { state: 'no-certificate' }
  if (isFault(root)) return { state: 'chain-away', claim: await claimOfNewest(db, claimId, isCertified) }
  const list = await findClaimList(db, root)
  const proof = list && (await proveClaim(db, list, claimId))
  if (proof) {
    const hasOtherAddress = proof.account !== address
    const signed = hasOtherAddress ? null : await readSigned(parts, learner, proof)
    return { state: 'claimable', claim: toClaim(proof), signed, hasOtherAddress }
  }
  const next = await newestProof(db, claimId)
  if (!next) return notListed(parts, own)
  const { account, listedAt } = next
  const hasOtherAddress = account !== address
  const signed = hasOtherAddress ? null : await readSigned(parts, learner, next)
  return { state: 'waiting-for-chain', account, listedAt, signed, hasOtherAddress }
}

async function notListed(parts: Parts, own: OwnStanding): Promise<LearnerToken> {
  const reason = await findReasonLeftOut(parts.db, own)
  if (reason === 'certificate-revoked') return { state: 'no-certificate' }
  const { accountId, address: account = '', claimId = '' } = own
  if (reason) return { state: 'not-listed', reason }
  return {
    state: 'waiting-for-list',
    account,
    signed: await readSigned(parts, accountId, { account, claimId }),
  }
}

/** What the learner has signed for this claim, also when it has ended. */
async function readSigned({ db, settings, clock }: Parts, accountId: string, claim: OpenClaim) {
  const signed = await findSignedClaim(db, accountId)
  return signed && isOf(signed, claim, settings) ? toSigned(signed, clock()) : null
}

/** `now` in ms. */
export const toSigned = ({ deadline, signedAt, claimId, signature }: SignedClaim, now: number) => ({
  deadline,
  signedAt,
  claimId,
  signature,
  hasEnded: deadline * 1000 <= now,
})

async function newestProof(db: Db, claimId: string): Promise<ClaimProof | undefined> {
  const list = await findLatestClaimList(db)
  return list && proveClaim(db, list, claimId)
}

async function claimOfNewest(db: Db, claimId: string, isCertified: boolean): Promise<TokenClaim | null> {
  const proof = isCertified ? await newestProof(db, claimId) : undefined
  return proof ? toClaim(proof) : null
}

const toClaim = ({ account, claimId, root, proof }: ClaimProof): TokenClaim => ({
  account,
  claimId,
  root,
  proof: [...proof],
})

/** Not for another address, contract or claim, nor too late; `now` in ms. */
export const isSendable = (
  signed: SignedClaim,
  claim: OpenClaim,
  settings: TokenParts['settings'],
  now: number,
): boolean => isOf(signed, claim, settings) && signed.deadline * 1000 > now

const isOf = (
  signed: SignedClaim,
  { account, claimId }: OpenClaim,
  { chainId, contract }: TokenParts['settings'],
): boolean =>
  signed.chainId === chainId &&
  signed.contract === contract.toLowerCase() &&
  signed.address === account &&
  signed.claimId === claimId
