import { day } from '#platform/server/clock/clock.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { tellEach } from '#platform/server/mail/tell-each.ts'
import { isFault } from '../chain/chain-reader.ts'
import { chainOf } from '../known-chains.ts'
import { markTold, type SignedClaim, selectUntoldClaims } from '../signed-claim.store.ts'
import { listSignerStandings } from '../signer-standing.ts'
import type { TokenParts } from '../token-parts.ts'
import { type EmailParts, tellLearner, type Write } from './tell-learner.ts'

type ClaimParts = EmailParts & Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

/** In ms, before a signature ends. */
const warning = 10 * day
/** Asked of the chain at once. */
const chunkSize = 50

/** An e-mail that is due by what the chain says. */
interface DueEmail {
  readonly accountId: string
  readonly tell: () => Promise<boolean>
}

/**
 * Tells learners who have signed that their token is there, or that their signature is about to end: each once, also where
 * several processes do it. Returns how many were told. @throws MailError while the mail server is away
 */
export async function tellOfClaims(parts: ClaimParts, stopping: AbortSignal): Promise<number> {
  if (parts.settings.contract === '') return 0
  return tellEach(parts, dueEmails(parts), {
    kind: 'token',
    accountOf: ({ accountId }) => accountId,
    tell: ({ tell }) => tell(),
    stopping,
  })
}

async function* dueEmails(parts: ClaimParts): AsyncGenerator<DueEmail> {
  const { db, settings, chain } = parts
  const wanted = { chainId: settings.chainId, contract: settings.contract.toLowerCase() }
  for (let after = ''; ; ) {
    const claims = await selectUntoldClaims(db, wanted, after, chunkSize)
    const [signers, statuses] = await Promise.all([
      listSignerStandings(db, claims),
      chain.readStatuses(claims.map(({ claimId }) => claimId)),
    ])
    if (isFault(statuses)) return
    for (const claim of claims) {
      const { accountId } = claim
      const signer = signers.get(accountId)
      // An account may be enabled again, and an e-mail be verified: then the learner is told after all.
      if (!signer?.isEntitled || !signer.hasVerifiedEmail) continue
      const status = statuses.get(claim.claimId)
      if (status === 'held') yield { accountId, tell: () => tellOfArrival(parts, claim) }
      // With another address there is nothing to sign again.
      if (status === 'unclaimed' && signer.isCurrent) yield { accountId, tell: () => tellOfEnd(parts, claim) }
    }
    if (claims.length < chunkSize) return
    after = claims.at(-1)?.accountId ?? ''
  }
}

/** Whoever signed with an address may have claimed with another one since. */
async function tellOfArrival(parts: ClaimParts, claim: SignedClaim): Promise<boolean> {
  const state = await parts.chain.readClaim(claim.claimId, 0)
  if (isFault(state) || state.holder === null) return false
  const { holder } = state
  const chainName = chainOf(parts.settings)?.name ?? ''
  return tellOnce(parts, claim, 'arrival', '/certificate', (words) => words.arrived(holder, chainName))
}

/** Not after its end: the page says that. */
async function tellOfEnd(parts: ClaimParts, claim: SignedClaim): Promise<boolean> {
  const end = claim.deadline * 1000
  const left = end - parts.clock()
  if (left <= 0 || left > warning) return false
  return tellOnce(parts, claim, 'ending', '/dashboard', (words, language) =>
    words.ending(dayIn(language, end)),
  )
}

async function tellOnce(
  parts: ClaimParts,
  claim: SignedClaim,
  what: 'arrival' | 'ending',
  path: '/certificate' | '/dashboard',
  write: Write,
): Promise<boolean> {
  const { db, clock } = parts
  if (!(await markTold(db, claim, what, clock()))) return false
  try {
    await tellLearner(parts, claim.accountId, path, write)
    return true
  } catch (error) {
    // It will never be delivered, and must not keep the others from theirs.
    if (error instanceof MailError && error.recipientRefused) return false
    // To be tried again by the next run.
    await markTold(db, claim, what, null)
    throw error
  }
}

const dayIn = (language: string, time: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
