import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { sendEmails } from '../emails/send-emails.ts'

export interface Settled {
  readonly outcomes: DeskOutcome[]
}

/** Each once; what is settled stays so when no e-mail leaves. */
export async function settleRequests(
  parts: CertificateParts,
  operator: Operator,
  accountIds: readonly string[],
  settle: (accountId: string) => Promise<DeskOutcome['outcome']>,
): Promise<Settled> {
  const settled: [accountId: string, outcome: DeskOutcome['outcome']][] = []
  for (const accountId of new Set(accountIds)) settled.push([accountId, await settle(accountId)])
  const done = settled.filter(([, outcome]) => outcome === 'done').map(([accountId]) => accountId)
  const told = await mailOutcomes(parts, operator, done)
  return {
    outcomes: settled.map(([accountId, outcome]) => ({ accountId, outcome, mailed: told.has(accountId) })),
  }
}

/** Returns who was told. Each failure is an audit event of the operator whose decision it was about. */
export async function mailOutcomes(
  parts: CertificateParts,
  operator: Operator,
  accountIds: readonly string[],
): Promise<Set<string>> {
  const { told, failures } = await sendEmails(parts, accountIds)
  for (const failure of failures) parts.reportMailFailure(failure)
  for (const accountId of accountIds.filter((id) => !told.has(id)))
    await recordAuditEvent(parts.db, parts.clock(), {
      by: operator.email,
      type: 'certificate-mail-failed',
      subject: accountId,
      accountId,
    })
  return told
}
