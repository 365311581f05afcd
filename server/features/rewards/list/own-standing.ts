import type { Db } from '#server/database.ts'
import {
  type CertifiedLearner,
  listCertificateStandings,
} from '#server/features/certificates/certificates.reads.ts'
import { listAccountsWithEmails } from '#server/features/identity/identity.reads.ts'
import { listTypedWalletOwners } from '#server/features/profiles/profiles.reads.ts'
import { openAddressJudge } from '#server/features/wallets/address-state.ts'
import { listWalletOwners } from '#server/features/wallets/wallets.reads.ts'
import { selectConfirmedEmails } from '../reward.store.ts'
import { decideClaims, type LeftOutReason, validOf } from './claim.ts'
import { chunksOf, readClaims } from './list-claims.ts'

/**
 * Why the next list will not have this learner, whose certificate is valid; null if it will. By the rule of the lists, for
 * those alone who name the same address: who else there is makes no difference.
 */
export async function findReasonLeftOut(db: Db, accountId: string): Promise<LeftOutReason | null> {
  const judge = await openAddressJudge()
  const standing = (await listCertificateStandings(db, [accountId])).get(accountId)
  if (!standing?.isValid) return 'certificate-revoked'
  const [own] = await readClaims(db, [standing])
  const address = own && (own.verified ?? validOf(judge, own.typed))
  const rivals = address === undefined ? [] : await listRivals(db, address)
  const others: CertifiedLearner[] = []
  for (const chunk of chunksOf(rivals.filter((rival) => rival !== accountId)))
    others.push(...[...(await listCertificateStandings(db, chunk)).values()].filter((one) => one.isValid))
  const owners = address === undefined ? new Map<string, string>() : await listWalletOwners(db, [address])
  const claims = [...(own ? [own] : []), ...(await readClaims(db, others))]
  const { leftOut } = decideClaims(judge, claims, owners)
  return leftOut.find((one) => one.accountId === accountId)?.reason ?? null
}

/** What the next list will have for each, if nothing else keeps them off it; those without an address are missing. */
export async function listCurrentAddresses(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const judge = await openAddressJudge()
  const standings = [...(await listCertificateStandings(db, accountIds)).values()]
  const claims = await readClaims(db, standings)
  return new Map(
    claims.flatMap(({ accountId, verified, typed }) => {
      const address = verified ?? validOf(judge, typed)
      return address === undefined ? [] : [[accountId, address] as const]
    }),
  )
}

/** Accounts that name it, with a certificate or without. */
async function listRivals(db: Db, address: string): Promise<string[]> {
  const emails = await selectConfirmedEmails(db, address.toLowerCase())
  const submitters = [...(await listAccountsWithEmails(db, emails)).values()]
  return [...new Set([...(await listTypedWalletOwners(db, address)), ...submitters.map(({ id }) => id)])]
}
