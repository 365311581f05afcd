import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import { exportList, recordExport } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type * as contract from '#wagons/token/rewards/contract/reward-lists.ts'
import { byAddress } from './claim.ts'
import { listClaims } from './list-claims.ts'
import { findRewardList, selectLeaves, selectNodes } from './reward-list.store.ts'
import { leafEncoding } from './reward-tree.ts'

const unknownList = refuse('unknown-list', 'This list does not exist.')

export async function exportAirdrop(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  listId: string,
): Promise<AsyncIterable<Output<typeof contract.exportAirdrop>> | Refusal<'unknown-list'>> {
  if (!(await findRewardList(parts.db, listId))) return unknownList
  return exportList(parts, operator, { list: 'airdrop', subject: listId }, async () => {
    const values = await readValues(parts.db, listId)
    return { rows: values.map(({ value: [address, claim] }) => ({ address, claim })), next: null }
  })
}

/** As `StandardMerkleTree.dump()` writes it, byte for byte. */
export async function exportTree(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  listId: string,
): Promise<contract.RewardTreeDump | Refusal<'unknown-list'>> {
  if (!(await findRewardList(parts.db, listId))) return unknownList
  await recordExport(parts, operator, { list: 'merkle-tree', subject: listId })
  const values = await readValues(parts.db, listId)
  const tree = await selectNodes(parts.db, listId)
  return { format: 'standard-v1', leafEncoding: [...leafEncoding], tree, values }
}

async function readValues(db: Db, listId: string): Promise<contract.RewardTreeDump['values']> {
  const leaves = (await selectLeaves(db, listId)).toSorted(byAddress)
  return leaves.map(({ address, claim, place }) => ({ value: [address, claim], treeIndex: place }))
}

export async function exportLeftOut(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
): Promise<AsyncIterable<Output<typeof contract.exportLeftOut>>> {
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
