import type { Db } from '#server/database.ts'
import { listAccountFacts } from '#server/features/identity/identity.reads.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { LeftOutReason } from './claim.ts'
import { listClaims } from './list-claims.ts'

const chunkSize = 500

/** Who has a certificate and would not be on a list made now, and why. Recorded in the audit log. */
export async function exportLeftOut(
  { db, clock }: { db: Db; clock: Clock },
  by: string,
): Promise<AsyncIterable<{ certificate_id: string; email: string | null; reason: LeftOutReason }>> {
  await recordAuditEvent(db, clock(), { by, type: 'list-exported', detail: 'left-out.csv' })
  const { leftOut } = await listClaims(db)
  return (async function* rows() {
    for (let at = 0; at < leftOut.length; at += chunkSize) {
      const chunk = leftOut.slice(at, at + chunkSize)
      const facts = await listAccountFacts(
        db,
        chunk.map(({ accountId }) => accountId),
      )
      for (const { certificateId, accountId, reason } of chunk)
        yield { certificate_id: certificateId, email: facts.get(accountId)?.email ?? null, reason }
    }
  })()
}
