import { randomUUID } from 'node:crypto'
import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { AuditEventType } from '#features/operators/contract.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { insertClassReport } from '../records/class-report.store.ts'
import { markClosed } from '../records/held-class.store.ts'
import { deleteHide, insertHide } from '../records/hide.store.ts'
import { insertLine, markLineRemoved } from '../records/line.store.ts'
import { markRemoved } from '../records/presence.store.ts'
import type { Deed } from '../room/room.ts'

/** Where and when something was done; the class is undefined while it is not held. */
export interface Circumstances {
  readonly moduleNumber: number
  readonly held: { readonly classId: string; readonly hostId: string } | undefined
  readonly now: number
}

type StoredDeed = Exclude<Deed, { kind: 'scene' }>

export async function recordDeed(db: Db, deed: StoredDeed, { moduleNumber, held, now }: Circumstances) {
  if (deed.kind === 'hide')
    return deed.isHidden
      ? insertHide(db, deed.accountId, deed.other, now)
      : deleteHide(db, deed.accountId, deed.other)
  if (deed.kind === 'report') {
    const { reporter, reported, words, lastLine } = deed
    const classId = held?.classId ?? null
    const report = { id: randomUUID(), moduleNumber, classId, reporter, reported, words, lastLine }
    return insertClassReport(db, report, now)
  }
  if (!held) return
  if (deed.kind === 'line') return insertLine(db, held.classId, deed.accountId, deed.line)
  await inTransaction(db, (tx) => recordHostsDeed(tx, deed, { moduleNumber, held, now }))
}

async function recordHostsDeed(
  tx: Db,
  deed: Exclude<StoredDeed, { kind: 'hide' | 'report' | 'line' }>,
  { moduleNumber, held, now }: Circumstances & { readonly held: NonNullable<Circumstances['held']> },
): Promise<void> {
  const by = (await listAccountFacts(tx, [held.hostId])).get(held.hostId)?.email ?? ''
  const audit = (type: AuditEventType, rest: { accountId?: string | undefined; detail?: string } = {}) => {
    const { accountId, detail } = rest
    return recordAuditEvent(tx, now, {
      by,
      type,
      subject: String(moduleNumber),
      ...(accountId !== undefined && { accountId }),
      ...(detail !== undefined && { detail }),
    })
  }
  switch (deed.kind) {
    case 'audit':
      return audit(deed.type, deed)
    case 'line-removed':
      await markLineRemoved(tx, held.classId, deed.id, now)
      return audit('class-line-removed', deed)
    case 'removed':
      await markRemoved(tx, { ...deed, classId: held.classId, at: now })
      return audit('class-learner-removed', deed)
    case 'class-closed':
      if (await markClosed(tx, held.classId, now)) await audit('class-closed')
  }
}
