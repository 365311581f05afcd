import type { Db, Tables } from '#platform/server/db/database.ts'
import type { RewardListSummary, RewardListsExport } from '#wagons/token/rewards/contract/reward-lists.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /**
     * Counts only once `complete`, and never changes. `left_out` is JSON. Times are in ms. Lists made before claim ids have
     * the keccak-256 of certificates' ids (decision 48).
     */
    reward_lists: {
      id: string
      made_at: number
      made_by: string
      root: string
      entries: number
      left_out: string
      claimed_by: RewardListSummary['claimedBy']
      complete: 0 | 1
    }
    /** `address` as EIP-55 has it. */
    reward_list_leaves: StoredLeaf & { list_id: string }
    /** `place` 0 is the root, the children of `n` are `2n + 1` and `2n + 2`. */
    reward_list_nodes: { list_id: string; place: number; hash: string }
  }
}

/** `claim` is what the list's `claimedBy` names; `place` is that of the leaf in the tree. */
export interface StoredLeaf {
  readonly claim: string
  readonly address: string
  readonly place: number
}

const toList = (row: Tables['reward_lists']): RewardListSummary => ({
  id: row.id,
  madeAt: row.made_at,
  madeBy: row.made_by,
  root: row.root,
  entries: row.entries,
  claimedBy: row.claimed_by,
  leftOut: JSON.parse(row.left_out) as RewardListSummary['leftOut'],
})

const mostShown = 20

/** Rows of four columns each, far below what both engines take. */
const chunkSize = 1000

/** Does not count before `completeRewardList`. */
export async function insertRewardList(db: Db, list: RewardListSummary): Promise<void> {
  await db
    .insertInto('reward_lists')
    .values({
      id: list.id,
      made_at: list.madeAt,
      made_by: list.madeBy,
      root: list.root,
      entries: list.entries,
      claimed_by: list.claimedBy,
      left_out: JSON.stringify(list.leftOut),
      complete: 0,
    })
    .execute()
}

export async function insertLeaves(db: Db, listId: string, leaves: readonly StoredLeaf[]): Promise<void> {
  for (let at = 0; at < leaves.length; at += chunkSize) {
    const rows = leaves
      .slice(at, at + chunkSize)
      .map(({ claim, address, place }) => ({ list_id: listId, claim, address, place }))
    await db.insertInto('reward_list_leaves').values(rows).execute()
  }
}

export async function insertNodes(db: Db, listId: string, hashes: readonly string[]): Promise<void> {
  for (let at = 0; at < hashes.length; at += chunkSize) {
    const nodes = hashes
      .slice(at, at + chunkSize)
      .map((hash, index) => ({ list_id: listId, place: at + index, hash }))
    await db.insertInto('reward_list_nodes').values(nodes).execute()
  }
}

export async function completeRewardList(db: Db, id: string): Promise<void> {
  await db.updateTable('reward_lists').set({ complete: 1 }).where('id', '=', id).execute()
}

/** `before` in ms. */
export async function deleteUnfinishedLists(db: Db, before: number): Promise<void> {
  await db.deleteFrom('reward_lists').where('complete', '=', 0).where('made_at', '<', before).execute()
}

const complete = (db: Db) => db.selectFrom('reward_lists').selectAll().where('complete', '=', 1)

/** The latest first. */
export async function selectRewardLists(db: Db, most = mostShown): Promise<RewardListSummary[]> {
  return (await complete(db).orderBy('id', 'desc').limit(most).execute()).map(toList)
}

export async function findRewardList(db: Db, id: string): Promise<RewardListSummary | undefined> {
  const row = await complete(db).where('id', '=', id).executeTakeFirst()
  return row && toList(row)
}

const latestClaimList = (db: Db) =>
  complete(db).where('claimed_by', '=', 'claim-id').orderBy('id', 'desc').limit(1)

/** The latest that names learners by claim ids. */
export async function findLatestClaimList(db: Db): Promise<RewardListSummary | undefined> {
  const row = await latestClaimList(db).executeTakeFirst()
  return row && toList(row)
}

/** Of those that name learners by claim ids: the latest of several with the same root, which have the same leaves. */
export async function findListByRoot(db: Db, root: string): Promise<RewardListSummary | undefined> {
  const row = await latestClaimList(db).where('root', '=', root.toLowerCase()).executeTakeFirst()
  return row && toList(row)
}

const leavesOf = (db: Db, listId: string) =>
  db.selectFrom('reward_list_leaves').select(['claim', 'address', 'place']).where('list_id', '=', listId)

/** In no order: engines differ in how they compare text. */
export const selectLeaves = (db: Db, listId: string) => leavesOf(db, listId).execute()

export const findLeaf = (db: Db, listId: string, claims: readonly string[]) =>
  leavesOf(db, listId).where('claim', 'in', claims).executeTakeFirst()

/** Of these claims those that are on one of these lists. */
export async function selectListedClaims(
  db: Db,
  listIds: readonly string[],
  claims: readonly string[],
): Promise<ReadonlySet<string>> {
  if (listIds.length === 0 || claims.length === 0) return new Set()
  const rows = await db
    .selectFrom('reward_list_leaves')
    .select('claim')
    .where('list_id', 'in', listIds)
    .where('claim', 'in', claims)
    .execute()
  return new Set(rows.map(({ claim }) => claim))
}

export async function selectNodes(db: Db, listId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reward_list_nodes')
    .select('hash')
    .where('list_id', '=', listId)
    .orderBy('place')
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function selectNodesAt(
  db: Db,
  listId: string,
  places: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (places.length === 0) return new Map()
  const rows = await db
    .selectFrom('reward_list_nodes')
    .select(['place', 'hash'])
    .where('list_id', '=', listId)
    .where('place', 'in', places)
    .execute()
  return new Map(rows.map(({ place, hash }) => [place, hash]))
}

/** The first one first. */
export async function selectListsWith(db: Db, claims: readonly string[]): Promise<RewardListsExport> {
  if (claims.length === 0) return []
  return db
    .selectFrom('reward_list_leaves')
    .innerJoin('reward_lists', 'reward_lists.id', 'reward_list_leaves.list_id')
    .select(['reward_lists.made_at as madeAt', 'reward_list_leaves.address'])
    .where('reward_list_leaves.claim', 'in', claims)
    .where('reward_lists.complete', '=', 1)
    .orderBy('reward_lists.id')
    .execute()
}
