import { day } from '#platform/server/clock/clock.ts'
import { isFault } from '../chain/chain-reader.ts'
import { chainOf } from '../known-chains.ts'
import { markTold, type SignedClaim, selectUntoldClaims } from '../signed-claim.store.ts'
import type { TokenParts } from '../token-parts.ts'
import { type EmailParts, tellLearner } from './tell-learner.ts'

type ClaimParts = EmailParts & Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

/** In ms, before a signature ends. */
const warning = 10 * day
/** Asked of the chain at once. */
const chunkSize = 50

/**
 * Tells learners who have signed that their token is there, or that their signature is about to end: each once, also where
 * several processes do it. Returns how many were told. @throws MailError
 */
export async function tellOfClaims(parts: ClaimParts, stopping: AbortSignal): Promise<number> {
  const { db, settings, chain } = parts
  if (settings.contract === '') return 0
  const wanted = { chainId: settings.chainId, contract: settings.contract.toLowerCase() }
  let told = 0
  for (let after = ''; !stopping.aborted; ) {
    const claims = await selectUntoldClaims(db, wanted, after, chunkSize)
    const statuses = await chain.readStatuses(claims.map(({ claimId }) => claimId))
    if (isFault(statuses)) return told
    for (const claim of claims) {
      const status = statuses.get(claim.claimId)
      if (status === 'held' && (await tellOnce(parts, claim, 'arrival'))) told++
      if (status === 'unclaimed' && isEnding(parts, claim) && (await tellOnce(parts, claim, 'ending'))) told++
    }
    if (claims.length < chunkSize) return told
    after = claims.at(-1)?.accountId ?? ''
  }
  return told
}

/** Not after its end: the page says that. */
const isEnding = ({ clock }: Pick<ClaimParts, 'clock'>, { deadline }: SignedClaim) =>
  clock() < deadline * 1000 && deadline * 1000 - clock() <= warning

async function tellOnce(parts: ClaimParts, claim: SignedClaim, what: 'arrival' | 'ending'): Promise<boolean> {
  const { db, clock, settings } = parts
  if (!(await markTold(db, claim, what, clock()))) return false
  const { accountId, address, deadline } = claim
  try {
    if (what === 'arrival')
      await tellLearner(parts, accountId, '/certificate', (words) =>
        words.arrived(address, chainOf(settings)?.name ?? ''),
      )
    else
      await tellLearner(parts, accountId, '/dashboard', (words, language) =>
        words.ending(dayIn(language, deadline * 1000)),
      )
    return true
  } catch (error) {
    // To be tried again by the next run.
    await markTold(db, claim, what, null)
    throw error
  }
}

const dayIn = (language: string, time: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
