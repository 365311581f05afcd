import {
  type CertificateStanding,
  type CertifiedLearner,
  listCertificateStandings,
} from '#features/certificates/server/certificates.facade.ts'
import { listAccountsWithEmails } from '#features/identity/server/identity.facade.ts'
import { listTypedWalletOwners } from '#features/profiles/server/profiles.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type AddressJudge, openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'
import { listWalletOwners } from '#wagons/token/wallets/server/wallets.facade.ts'
import { selectConfirmedEmails } from '../reward.store.ts'
import { type Claim, decideClaims, type LeftOutReason, validOf } from './claim.ts'
import { findClaimId } from './claim-id.store.ts'
import { chunksOf, readClaims } from './list-claims.ts'

/** What one learner is to the lists. */
export interface OwnStanding {
  readonly accountId: string
  /** Undefined without a certificate. */
  readonly certificate: CertificateStanding | undefined
  /** Undefined until a list has the learner, or the claim was begun. */
  readonly claimId: string | undefined
  /** Undefined unless the certificate is valid. */
  readonly claim: Claim | undefined
  /** What the next list will have, if nothing else keeps the learner off it. */
  readonly address: string | undefined
}

export async function readOwnStanding(db: Db, accountId: string): Promise<OwnStanding> {
  const [standings, claimId] = await Promise.all([
    listCertificateStandings(db, [accountId]),
    findClaimId(db, accountId),
  ])
  const certificate = standings.get(accountId)
  const [claim] = certificate?.isValid ? await readClaims(db, [certificate]) : []
  const address = claim && addressOf(await openAddressJudge(), claim)
  return { accountId, certificate, claimId, claim, address }
}

/**
 * Why the next list will not have this learner; null if it will. By the rule of the lists, for those alone who name the
 * same address: who else there is makes no difference.
 */
export async function findReasonLeftOut(
  db: Db,
  { accountId, claim, address }: OwnStanding,
): Promise<LeftOutReason | null> {
  if (!claim) return 'certificate-revoked'
  const rivals = address === undefined ? [] : await listRivals(db, address)
  const others: CertifiedLearner[] = []
  for (const chunk of chunksOf(rivals.filter((rival) => rival !== accountId)))
    others.push(...[...(await listCertificateStandings(db, chunk)).values()].filter((one) => one.isValid))
  const owners = address === undefined ? new Map<string, string>() : await listWalletOwners(db, [address])
  const claims = [claim, ...(await readClaims(db, others))]
  const { leftOut } = decideClaims(await openAddressJudge(), claims, owners)
  return leftOut.find((one) => one.accountId === accountId)?.reason ?? null
}

/**
 * By account, what the next list will have for each, if nothing else keeps them off it, as would be for want of a
 * certificate; those without an address are missing.
 */
export async function listCurrentAddresses(
  db: Db,
  learners: readonly Pick<CertifiedLearner, 'accountId'>[],
): Promise<ReadonlyMap<string, string>> {
  const judge = await openAddressJudge()
  return new Map(
    (await readClaims(db, learners)).flatMap((claim) => {
      const address = addressOf(judge, claim)
      return address === undefined ? [] : [[claim.accountId, address] as const]
    }),
  )
}

const addressOf = (judge: AddressJudge, { verified, typed }: Pick<Claim, 'verified' | 'typed'>) =>
  verified ?? validOf(judge, typed)

/** Accounts that name it, with a certificate or without. */
async function listRivals(db: Db, address: string): Promise<string[]> {
  const emails = await selectConfirmedEmails(db, address.toLowerCase())
  const submitters = [...(await listAccountsWithEmails(db, emails)).values()]
  return [...new Set([...(await listTypedWalletOwners(db, address)), ...submitters.map(({ id }) => id)])]
}
