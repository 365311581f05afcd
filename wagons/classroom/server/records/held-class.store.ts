import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/server/db/database.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import type { HeldClass } from '#wagons/classroom/contract/classroom.ts'
import type { HeldClassTable } from '../classroom.tables.ts'

/** In ms: how long a class stays open for a host who is not there. */
const hostAbsence = 3 * 60_000

/** `hostId` null once the account is deleted, `scene` is JSON. Times in ms. */
export interface OpenClass {
  readonly id: string
  readonly moduleNumber: number
  readonly hostId: string | null
  /** The name that learners see. */
  readonly host: string
  readonly hostSeenAt: number
  readonly scene: string
}

export const isAbandoned = ({ hostId, hostSeenAt }: OpenClass, now: number): boolean =>
  hostId === null || now - hostSeenAt > hostAbsence

interface NewClass {
  readonly id: string
  readonly moduleNumber: number
  readonly hostId: string
  readonly host: string
}

/** False while another class of the module is held. */
export async function insertHeldClass(
  db: Db,
  { id, moduleNumber, hostId, host }: NewClass,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('held_classes')
    .values({
      ...{ id, module_number: moduleNumber, host_id: hostId, host },
      ...{ opened_at: now, host_seen_at: now, scene: '' },
    })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function selectOpenClasses(db: Db): Promise<readonly OpenClass[]> {
  return (await db.selectFrom('held_classes').selectAll().where('closed_at', 'is', null).execute()).map(
    toOpen,
  )
}

export async function findOpenClass(db: Db, moduleNumber: number): Promise<OpenClass | undefined> {
  const row = await db
    .selectFrom('held_classes')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('module_number', '=', moduleNumber)
    .executeTakeFirst()
  return row && toOpen(row)
}

export async function noteHostSeen(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('held_classes')
    .set({ host_seen_at: now })
    .where('id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute()
}

export async function saveScene(db: Db, id: string, scene: string): Promise<void> {
  await db.updateTable('held_classes').set({ scene }).where('id', '=', id).execute()
}

/** False when it was closed before. */
export async function markClosed(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('held_classes')
    .set({ closed_at: now, scene: '' })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const heldClassCursor = z.strictObject({ openedAt: z.int(), id: cursorText })
export type HeldClassCursor = z.output<typeof heldClassCursor>

const heldClasses = (db: Db) =>
  db
    .selectFrom('held_classes')
    .leftJoin('accounts', 'accounts.id', 'held_classes.host_id')
    .select(['held_classes.id', 'module_number as moduleNumber', 'host', 'accounts.email'])
    .select(['opened_at as openedAt', 'closed_at as closedAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('class_presences')
        .select(fn.countAll<number>().as('count'))
        .whereRef('class_id', '=', 'held_classes.id')
        .where('removed_at', 'is', null)
        .as('learners'),
    )

/** Latest first. */
export async function selectHeldClasses(
  db: Db,
  cursor: HeldClassCursor | undefined,
  limit: number,
): Promise<HeldClass[]> {
  const rows = await heldClasses(db)
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('opened_at', 'held_classes.id'), '<', tuple(cursor?.openedAt ?? 0, cursor?.id ?? '')),
      ),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('held_classes.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toHeld)
}

export async function findHeldClass(db: Db, id: string): Promise<HeldClass | undefined> {
  const row = await heldClasses(db).where('held_classes.id', '=', id).executeTakeFirst()
  return row && toHeld(row)
}

const toHeld = ({
  email,
  learners,
  ...row
}: Omit<HeldClass, 'learners'> & { email: string | null; learners: number | null }): HeldClass => ({
  ...row,
  host: email ?? row.host,
  learners: Number(learners),
})

const toOpen = (row: Selectable<HeldClassTable>): OpenClass => ({
  id: row.id,
  moduleNumber: row.module_number,
  hostId: row.host_id,
  host: row.host,
  hostSeenAt: row.host_seen_at,
  scene: row.scene,
})
