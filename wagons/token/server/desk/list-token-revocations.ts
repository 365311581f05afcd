import {
  listRevocations,
  type RevocationCursor,
  revocationCursor,
} from '#features/certificates/server/certificates.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { listTokenRevocations as contract } from '#wagons/token/contract/token-desk.ts'
import {
  findClaimList,
  findLatestClaimList,
  listClaimIds,
  listListedClaims,
} from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from '../chain/chain-reader.ts'
import { selectClaimsToRevoke } from '../claim-to-revoke.store.ts'
import type { TokenParts } from '../token-parts.ts'
import { type ReadChunk, readPage } from './read-page.ts'
import { revokeTransaction } from './transactions.ts'

type Parts = Pick<TokenParts, 'db' | 'settings' | 'chain'>

/** With a claim id alone where the account is deleted. */
type OpenRevocation = Omit<Output<typeof contract>['revocations'][number], 'transaction'>

const pageSize = 50

export async function listTokenRevocations(
  parts: Parts,
  text: string | undefined,
): Promise<Output<typeof contract> | Refusal<'no-contract' | 'chain-away' | 'invalid-input'>> {
  const found = await readPage(parts, revocationCursor, text, openRevocations(parts))
  if (!('rows' in found)) return found
  const revocations = await Promise.all(
    found.rows.map(async (revocation) => ({
      ...revocation,
      transaction: await revokeTransaction(parts.settings, revocation.claimId),
    })),
  )
  return { revocations, next: found.next }
}

/**
 * Tokens that are held, and claims that could still be made: on the list that the chain has, or on the latest, which it
 * may have next. Of a root that is not ours it is not known what is on it.
 */
export function openRevocations({ db, chain }: Parts): ReadChunk<OpenRevocation, RevocationCursor> {
  return async (root, cursor) => {
    const { rows: revoked, next } = await readRevoked(db, cursor)
    const ids = revoked.flatMap(({ claimId }) => claimId ?? [])
    if (ids.length === 0) return { rows: [], next }
    const [onChain, newest] = [await findClaimList(db, root), await findLatestClaimList(db)]
    const lists = [onChain, newest].flatMap((list) => list?.id ?? [])
    const isForeign = !onChain && !/^0x0*$/.test(root)
    const [listed, statuses] = await Promise.all([
      isForeign ? new Set(ids) : listListedClaims(db, lists, ids),
      chain.readStatuses(ids),
    ])
    if (isFault(statuses)) return statuses
    const rows = revoked.flatMap(({ claimId, ...one }): OpenRevocation[] => {
      const status = claimId && statuses.get(claimId)
      if (!claimId || (status !== 'held' && status !== 'unclaimed')) return []
      return status === 'held' || listed.has(claimId) ? [{ ...one, claimId, status }] : []
    })
    return { rows, next }
  }
}

/** Of learners who were never on a list without a claim id. */
async function readRevoked(db: TokenParts['db'], cursor: RevocationCursor | undefined) {
  const [page, kept] = await Promise.all([
    listRevocations(db, cursor, pageSize),
    selectClaimsToRevoke(db, cursor, pageSize),
  ])
  const claimIds = await listClaimIds(
    db,
    page.rows.map(({ accountId }) => accountId),
  )
  const deleted = { accountId: null, certificateId: null, name: null }
  const all = [
    ...page.rows.map((one) => ({ ...one, claimId: claimIds.get(one.accountId), id: one.certificateId })),
    ...kept.map(({ claim_id: claimId, revoked_at: revokedAt }) => ({
      ...deleted,
      claimId,
      revokedAt,
      id: claimId,
    })),
  ].toSorted((a, b) => a.revokedAt - b.revokedAt || (a.id < b.id ? -1 : 1))
  const { rows, next } = pageOf(all.slice(0, pageSize), pageSize, ({ revokedAt, id }) => ({ revokedAt, id }))
  return { rows: rows.map(({ id, ...one }) => one), next }
}
