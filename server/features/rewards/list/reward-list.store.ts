import type { Db } from '#server/database.ts'
import type { RewardListLeafTable, RewardListTable } from '../rewards.tables.ts'

/** Rows of four columns each, far below what both engines take. */
const chunkSize = 1000

export async function insertRewardList(db: Db, list: RewardListTable): Promise<void> {
  await db.insertInto('reward_lists').values(list).execute()
}

export async function insertLeaves(db: Db, leaves: readonly RewardListLeafTable[]): Promise<void> {
  for (let at = 0; at < leaves.length; at += chunkSize)
    await db
      .insertInto('reward_list_leaves')
      .values(leaves.slice(at, at + chunkSize))
      .execute()
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

export function selectRewardLists(db: Db, most: number) {
  return complete(db).orderBy('id', 'desc').limit(most).execute()
}

export function findRewardList(db: Db, id: string) {
  return complete(db).where('id', '=', id).executeTakeFirst()
}

/** In no order: engines differ in how they compare text. */
export function selectLeaves(db: Db, listId: string) {
  return db
    .selectFrom('reward_list_leaves')
    .select(['claim', 'address', 'place'])
    .where('list_id', '=', listId)
    .execute()
}

export function findLeaf(db: Db, listId: string, claims: readonly string[]) {
  return db
    .selectFrom('reward_list_leaves')
    .select(['claim', 'address', 'place'])
    .where('list_id', '=', listId)
    .where('claim', 'in', claims)
    .executeTakeFirst()
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

export function selectListsWith(db: Db, claims: readonly string[]) {
  return db
    .selectFrom('reward_list_leaves')
    .innerJoin('reward_lists', 'reward_lists.id', 'reward_list_leaves.list_id')
    .select(['reward_lists.made_at', 'reward_list_leaves.address'])
    .where('reward_list_leaves.claim', 'in', claims)
    .where('reward_lists.complete', '=', 1)
    .orderBy('reward_lists.id')
    .execute()
}
