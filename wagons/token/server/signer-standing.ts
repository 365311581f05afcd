import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { listCurrentAddresses } from '#wagons/token/rewards/server/list/own-standing.ts'
import type { SignedClaim } from './signed-claim.store.ts'

/** What a learner who has signed is now. */
export interface SignerStanding {
  /** The certificate is valid, and the account enabled. */
  readonly isEntitled: boolean
  /** The account has the address still: a learner whose key was stolen changes it. */
  readonly isCurrent: boolean
  /** Any other e-mail may be another person's. */
  readonly hasVerifiedEmail: boolean
}

/** By account. */
export async function listSignerStandings(
  db: Db,
  claims: readonly Pick<SignedClaim, 'accountId' | 'address'>[],
): Promise<ReadonlyMap<string, SignerStanding>> {
  const accountIds = claims.map(({ accountId }) => accountId)
  const standings = await listCertificateStandings(db, accountIds)
  const [facts, addresses] = await Promise.all([
    listAccountFacts(db, accountIds),
    listCurrentAddresses(db, [...standings.values()]),
  ])
  return new Map(
    claims.map(({ accountId, address }) => {
      const account = facts.get(accountId)
      const isEntitled = standings.get(accountId)?.isValid === true && account?.disabled === false
      const isCurrent = addresses.get(accountId) === address
      const hasVerifiedEmail = account?.emailVerified === true && account.email !== null
      return [accountId, { isEntitled, isCurrent, hasVerifiedEmail }]
    }),
  )
}
