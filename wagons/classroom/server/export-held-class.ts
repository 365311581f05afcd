import { recordExport } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import type { exportHeldClass as contract } from '#wagons/classroom/contract/classroom.ts'
import { getHeldClass } from './list-held-classes.ts'

export async function exportHeldClass(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  classId: string,
): Promise<AsyncIterable<Output<typeof contract>> | Refusal<'unknown-class'>> {
  const found = await getHeldClass(parts.db, classId)
  if (found instanceof Refusal) return found
  await recordExport(parts, operator, { list: 'class-attendance', subject: classId })
  return (async function* rows() {
    for (const { email, nickname, firstAt, lastAt, minutes, removedAt } of found.attendees)
      yield {
        email: email ?? '',
        nickname,
        'first seen': new Date(firstAt).toISOString(),
        'last seen': new Date(lastAt).toISOString(),
        minutes,
        removed: removedAt === null ? '' : new Date(removedAt).toISOString(),
      }
  })()
}
