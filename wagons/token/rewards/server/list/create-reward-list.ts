import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { type Clock, hour } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { leftOutReason, type RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import type { LeftOut } from './claim.ts'
import { issueClaimIds, randomClaimId } from './claim-id.store.ts'
import { listClaims } from './list-claims.ts'
import {
  completeRewardList,
  deleteUnfinishedLists,
  findRewardList,
  insertLeaves,
  insertNodes,
  insertRewardList,
  selectRewardLists,
} from './reward-list.store.ts'
import { buildRewardTree } from './reward-tree.ts'

/** In ms: a list begun longer ago will never be finished. */
const longestMaking = hour

/** Piece by piece, so that no request waits. Leaves have claim ids, which no certificate leads to (decision 48). */
export async function createRewardList(
  { db, clock }: { db: Db; clock: Clock },
  operator: Operator,
  newClaimId: () => string = randomClaimId,
): Promise<{ list: RewardListSummary; isNew: boolean } | Refusal<'nobody-entitled'>> {
  const { entries, leftOut } = await listClaims(db)
  if (entries.length === 0)
    return refuse('nobody-entitled', 'No learner has both a certificate and an address.')
  const claimIds = await issueClaimIds(
    db,
    entries.map(({ accountId }) => accountId),
    newClaimId,
  )
  // An account that was deleted a moment ago has no claim id.
  const leaves = entries.flatMap(({ accountId, address }) => {
    const claimId = claimIds.get(accountId)
    return claimId ? { address, claimId } : []
  })
  const { nodes, places } = await buildRewardTree(leaves)
  const now = clock()
  const root = nodes[0] ?? ''
  const counts = countReasons(leftOut)
  const [latest] = await selectRewardLists(db, 1)
  const isNew = latest?.root !== root || !isDeepStrictEqual(latest.leftOut, counts)
  const id = isNew ? now.toString(16).padStart(12, '0') + randomBytes(8).toString('hex') : latest.id
  if (isNew) {
    await deleteUnfinishedLists(db, now - longestMaking)
    const begun = { id, madeAt: now, madeBy: operator.email, root, entries: leaves.length, leftOut: counts }
    await insertRewardList(db, { ...begun, claimedBy: 'claim-id' })
    const placeAt = (index: number) => places[index] ?? 0
    const stored = leaves.map(({ claimId: claim, address }, at) => ({ claim, address, place: placeAt(at) }))
    await insertLeaves(db, id, stored)
    await insertNodes(db, id, nodes)
  }
  await inTransaction(db, async (tx) => {
    if (isNew) await completeRewardList(tx, id)
    const detail = `${leaves.length}, ${root}`
    await recordAuditEvent(tx, now, { by: operator.email, type: 'reward-list-made', subject: id, detail })
  })
  const made = await findRewardList(db, id)
  if (!made) throw new Error('the list was made a moment ago')
  return { list: made, isNew }
}

function countReasons(leftOut: readonly LeftOut[]) {
  const of = (reason: string) => leftOut.filter((one) => one.reason === reason).length
  const counts = leftOutReason.options.map((reason) => [reason, of(reason)])
  return Object.fromEntries(counts) as RewardListSummary['leftOut']
}
