import { randomUUID } from 'node:crypto'
import type { CommonParts as Counting } from '#features/identity/server/records/parts.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { hostClassroom as contract } from '#wagons/classroom/contract/classroom.ts'
import { type ClassroomParts, hasClassroom, noClassroom } from './enter-classroom.ts'
import { issueTicket } from './issue-ticket.ts'
import { closeAbandoned } from './records/close-abandoned.ts'
import { findOpenClass, insertHeldClass, isAbandoned, type OpenClass } from './records/held-class.store.ts'
import type { Ticket } from './records/ticket.store.ts'
import { nicknameKey } from './room/names/nickname.ts'

type Outcome = Output<typeof contract> | Refusal<RefusalCode<typeof contract>>

/** Opens the class, or gives its host another ticket. A host may be called what learners may not. */
export async function hostClassroom(
  { counting, spaces, rooms }: ClassroomParts,
  operator: Operator,
  { moduleNumber, nickname }: { readonly moduleNumber: number; readonly nickname: string },
): Promise<Outcome> {
  if (!hasClassroom(spaces, moduleNumber)) return noClassroom()
  const held = await openClass(counting, operator, moduleNumber, nickname)
  if (held?.hostId !== operator.id) return refuse('class-has-host', 'Another operator holds this class.')
  const lease = await rooms.claim(moduleNumber)
  const live = rooms.find(moduleNumber)
  if (lease.holder === rooms.holder && live) await rooms.hold(live, held)
  const ticket: Omit<Ticket, 'issuedAt'> = {
    accountId: operator.id,
    moduleNumber,
    nickname,
    nicknameKey: nicknameKey(nickname),
    name: null,
    shape: 'bell',
    classId: held.id,
  }
  return issueTicket(counting, lease, ticket, operator.freshUntil)
}

/** The class that is held afterwards, by this operator or another. */
async function openClass(
  { db, clock }: Counting,
  { id: hostId, email: by }: Operator,
  moduleNumber: number,
  host: string,
): Promise<OpenClass | undefined> {
  const now = clock()
  const before = await findOpenClass(db, moduleNumber)
  if (before && before.hostId !== hostId && isAbandoned(before, now)) await closeAbandoned(db, before, now)
  return inTransaction(db, async (tx) => {
    const held = { id: randomUUID(), moduleNumber, hostId, host }
    if (await insertHeldClass(tx, held, now))
      await recordAuditEvent(tx, now, { by, type: 'class-opened', subject: String(moduleNumber) })
    return findOpenClass(tx, moduleNumber)
  })
}
