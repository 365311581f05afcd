import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import { listAccountsWithEmails } from '#features/identity/server/identity.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { listRewards as contract, RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'
import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'
import { listWalletOwners } from '#wagons/token/wallets/server/wallets.facade.ts'
import {
  countOthers,
  type StoredSubmission,
  type SubmissionCursor,
  type SubmissionSearch,
  selectSubmissions,
  submissionCursor,
} from '../reward.store.ts'

const pageSize = 50

export function listSubmissions(
  db: Db,
  query: { readonly search?: string | undefined; readonly cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const search = searchOf(query.search ?? '')
  return pageAt(submissionCursor, query.cursor, (cursor) =>
    latestSubmissions(db, { cursor, search }, pageSize),
  )
}

export async function latestSubmissions(
  db: Db,
  wanted: { cursor?: SubmissionCursor | undefined; search?: SubmissionSearch | undefined },
  limit: number,
) {
  const found = await selectSubmissions(db, wanted, limit)
  const { rows, next } = pageOf(found, limit, (last) => ({ submittedAt: last.submittedAt, id: last.id }))
  return { rewards: await withKnown(db, rows), next }
}

function searchOf(typed: string): SubmissionSearch | undefined {
  const text = typed.toLowerCase()
  return text === '' ? undefined : { text, isWhole: /^([^@]+@[^@]+\.[^@]+|0x[\da-f]{40})$/.test(text) }
}

async function withKnown(db: Db, found: readonly StoredSubmission[]): Promise<RewardSubmission[]> {
  const judge = await openAddressJudge()
  const emails = [...new Set(found.map(({ email }) => email.toLowerCase()))]
  const addresses = [...new Set(found.flatMap(({ evmAddress }) => evmAddress.toLowerCase() || []))]
  const checksummed = (text: string) => {
    const state = judge.stateOf(text)
    return state === 'none' || state === 'other' ? undefined : judge.checksum(text.trim())
  }
  const [emailsOf, addressesOf, accounts, owners] = await Promise.all([
    countOthers(db, 'evm_address', addresses),
    countOthers(db, 'email', emails),
    listAccountsWithEmails(db, emails),
    listWalletOwners(db, [...new Set(found.flatMap(({ evmAddress }) => checksummed(evmAddress) ?? []))]),
  ])
  const verified = [...accounts.values()].filter(({ emailVerified }) => emailVerified)
  const ids = verified.map(({ id }) => id)
  const standings = await listCertificateStandings(db, ids)
  return found.map(({ confirmedAt, ...submission }) => {
    const { evmAddress } = submission
    const email = submission.email.toLowerCase()
    const account = accounts.get(email)
    const address = checksummed(evmAddress)
    const owner = address === undefined ? undefined : owners.get(address)
    const standing = account?.emailVerified ? standings.get(account.id) : undefined
    const ownAddress = evmAddress === '' ? 0 : 1
    return {
      ...submission,
      addressState: judge.stateOf(evmAddress),
      emailConfirmed: confirmedAt !== null ? 'by-email' : account?.emailVerified ? 'by-account' : 'no',
      otherEmails: Math.max(0, (emailsOf.get(evmAddress.toLowerCase()) ?? 1) - 1),
      otherAddresses: Math.max(0, (addressesOf.get(email) ?? 0) - ownAddress),
      addressOwner: owner === undefined ? 'none' : owner === account?.id ? 'same' : 'another',
      certificateId: standing?.isValid ? standing.certificateId : null,
    } as const
  })
}
