import type { RewardTreeDump } from '#contract/reward-lists.ts'
import type { Db } from '#server/database.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { byAddress } from './claim.ts'
import { findRewardList, selectLeaves, selectNodes } from './reward-list.store.ts'
import { leafEncoding } from './reward-tree.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

type Unknown = Refusal<'unknown-list'>

/** A list for an airdrop tool: a line for each token, in the order of the addresses' digits. Recorded in the audit log. */
export async function exportAirdrop(
  parts: Parts,
  by: string,
  listId: string,
): Promise<AsyncIterable<{ address: string; claim: string }> | Unknown> {
  const values = await readValues(parts, by, listId, 'airdrop.csv')
  if (!Array.isArray(values)) return values
  return (async function* rows() {
    for (const { value } of values) yield { address: value[0], claim: value[1] }
  })()
}

/** A list as `StandardMerkleTree.dump()` writes it, byte for byte. Recorded in the audit log. */
export async function exportTree(
  parts: Parts,
  by: string,
  listId: string,
): Promise<RewardTreeDump | Unknown> {
  const values = await readValues(parts, by, listId, 'merkle-tree')
  if (!Array.isArray(values)) return values
  const tree = await selectNodes(parts.db, listId)
  return { format: 'standard-v1', leafEncoding: [...leafEncoding], tree, values }
}

async function readValues(
  { db, clock }: Parts,
  by: string,
  listId: string,
  detail: string,
): Promise<RewardTreeDump['values'] | Unknown> {
  if (!(await findRewardList(db, listId))) return refuse('unknown-list', 'This list does not exist.')
  await recordAuditEvent(db, clock(), { by, type: 'list-exported', subject: listId, detail })
  const leaves = (await selectLeaves(db, listId)).toSorted(byAddress)
  return leaves.map(({ address, claim, place }) => ({ value: [address, claim], treeIndex: place }))
}
