import { z } from 'zod'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import type { HeldClass } from '#wagons/classroom/contract/classroom.ts'

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

type NewClass = Pick<OpenClass, 'id' | 'moduleNumber' | 'host'> & { readonly hostId: string }

/** False while another class of the module is held. */
export function insertHeldClass(db: Db, { id, moduleNumber, hostId, host }: NewClass, now: number) {
  return db
    .insertInto('held_classes')
    .values({
      id,
      module_number: moduleNumber,
      host_id: hostId,
      host,
      opened_at: now,
      host_seen_at: now,
      scene: '',
    })
    .onConflict((row) => row.doNothing())
    .$call(changesOne)
}

const openClasses = (db: Db) =>
  db
    .selectFrom('held_classes')
    .select(['id', 'module_number as moduleNumber', 'host_id as hostId', 'host'])
    .select(['host_seen_at as hostSeenAt', 'scene'])
    .where('closed_at', 'is', null)

export function selectOpenClasses(db: Db): Promise<readonly OpenClass[]> {
  return openClasses(db).execute()
}

export function findOpenClass(db: Db, moduleNumber: number): Promise<OpenClass | undefined> {
  return openClasses(db).where('module_number', '=', moduleNumber).executeTakeFirst()
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
export function markClosed(db: Db, id: string, now: number): Promise<boolean> {
  return db
    .updateTable('held_classes')
    .set({ closed_at: now, scene: '' })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .$call(changesOne)
}

export const heldClassCursor = z.strictObject({ openedAt: z.int(), id: cursorText })
type HeldClassCursor = z.output<typeof heldClassCursor>

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
export async function selectHeldClasses(db: Db, cursor: HeldClassCursor | undefined, limit: number) {
  const after = cursor && ([cursor.openedAt, cursor.id] as const)
  const rows = await heldClasses(db)
    .$call((query) =>
      pageOfRows(query, { by: ['opened_at', 'held_classes.id'], direction: 'desc', after, limit }),
    )
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
