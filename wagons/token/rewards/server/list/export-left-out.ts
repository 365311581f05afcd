import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import { exportList } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { exportLeftOut as contract } from '#wagons/token/rewards/contract/reward-lists.ts'
import { listClaims } from './list-claims.ts'

export async function exportLeftOut(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
): Promise<AsyncIterable<Output<typeof contract>>> {
  const { leftOut } = await listClaims(parts.db)
  return exportList(parts, operator, { list: 'left-out' }, async (cursor: number | undefined, limit) => {
    const from = cursor ?? 0
    const chunk = leftOut.slice(from, from + limit)
    const ids = chunk.map(({ accountId }) => accountId)
    const facts = await listAccountFacts(parts.db, ids)
    const rows = chunk.map(({ certificateId, accountId, reason }) => ({
      certificate_id: certificateId,
      email: facts.get(accountId)?.email ?? null,
      reason,
    }))
    return { rows, next: from + limit < leftOut.length ? from + limit : null }
  })
}
