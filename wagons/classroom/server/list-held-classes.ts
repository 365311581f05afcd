import type { Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type {
  listHeldClasses as contract,
  getHeldClass as getContract,
} from '#wagons/classroom/contract/classroom.ts'
import { findHeldClass, heldClassCursor, selectHeldClasses } from './records/held-class.store.ts'
import { selectAttendees } from './records/presence.store.ts'

const pageSize = 50

export function listHeldClasses(
  db: Db,
  text: string | undefined,
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  return pageAt(heldClassCursor, text, async (cursor) => {
    const found = await selectHeldClasses(db, cursor, pageSize)
    const { rows, next } = pageOf(found, pageSize, ({ openedAt, id }) => ({ openedAt, id }))
    return { classes: rows, next }
  })
}

export async function getHeldClass(
  db: Db,
  classId: string,
): Promise<Output<typeof getContract> | Refusal<'unknown-class'>> {
  const held = await findHeldClass(db, classId)
  if (!held) return refuse('unknown-class', 'There was no such class.', 'classId')
  return { class: held, attendees: await selectAttendees(db, classId) }
}
