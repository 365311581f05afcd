import {
  type CertifiedLearner,
  listCertifiedLearners,
  listRevokedCertificates,
} from '#features/certificates/server/certificates.facade.ts'
import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import { listTypedWallets } from '#features/profiles/server/profiles.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'
import { listWalletOwners, listWallets } from '#wagons/token/wallets/server/wallets.facade.ts'
import { selectConfirmedAddresses } from '../reward.store.ts'
import { type Claim, type Decided, decideClaims, type LeftOut, validOf } from './claim.ts'

const chunkSize = 500

/** In an order that no database chose. */
export async function listClaims(db: Db): Promise<Decided> {
  const judge = await openAddressJudge()
  const claims: Claim[] = []
  for (const chunk of chunksOf(await listCertifiedLearners(db))) claims.push(...(await readClaims(db, chunk)))
  const owners = new Map<string, string>()
  const wanted = claims.flatMap(({ verified, typed }) => verified ?? validOf(judge, typed) ?? [])
  for (const chunk of chunksOf([...new Set(wanted)]))
    for (const [address, owner] of await listWalletOwners(db, chunk)) owners.set(address, owner)
  const { entries, leftOut } = decideClaims(judge, claims, owners)
  const revoked = (await listRevokedCertificates(db)).map(
    ({ certificateId, accountId }): LeftOut => ({ certificateId, accountId, reason: 'certificate-revoked' }),
  )
  return { entries, leftOut: [...leftOut, ...revoked] }
}

/** Without a certificate, what its learner would claim with one. */
export async function readClaims<Learner extends Pick<CertifiedLearner, 'accountId'>>(
  db: Db,
  learners: readonly Learner[],
): Promise<(Learner & Pick<Claim, 'disabled' | 'verified' | 'typed'>)[]> {
  const ids = learners.map(({ accountId }) => accountId)
  const [facts, verified, typed] = await Promise.all([
    listAccountFacts(db, ids),
    listWallets(db, ids),
    listTypedWallets(db, ids),
  ])
  // An e-mail that is not verified may be any person's, and so may be what was submitted with it.
  const emails = [...facts.values()].flatMap(({ email, emailVerified }) =>
    email && emailVerified ? email : [],
  )
  const submitted = Map.groupBy(await selectConfirmedAddresses(db, emails), ({ email }) => email)
  return learners.map((learner) => {
    const { email, disabled = false } = facts.get(learner.accountId) ?? {}
    const profile = typed.get(learner.accountId)
    const confirmed = (email && submitted.get(email)) || []
    return {
      ...learner,
      disabled,
      verified: verified.get(learner.accountId),
      typed: [...(profile ? [profile] : []), ...confirmed.map(({ evmAddress }) => evmAddress)],
    }
  })
}

export function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += chunkSize) yield all.slice(at, at + chunkSize)
}
