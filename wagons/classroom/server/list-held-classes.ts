import { recordExport } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import type {
  listHeldClasses as contract,
  exportHeldClass as exportContract,
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

export async function exportHeldClass(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  classId: string,
): Promise<AsyncIterable<Output<typeof exportContract>> | Refusal<'unknown-class'>> {
  const found = await getHeldClass(parts.db, classId)
  if (found instanceof Refusal) return found
  await recordExport(parts, operator, { list: 'class-attendance', subject: classId })
  return (async function* rows() {
    for (const { email, nickname, firstAt, lastAt, minutes, removedAt } of found.attendees)
      yield {
        ...{ email: email ?? '', nickname },
        'first seen': new Date(firstAt).toISOString(),
        'last seen': new Date(lastAt).toISOString(),
        minutes,
        removed: removedAt === null ? '' : new Date(removedAt).toISOString(),
      }
  })()
}
