import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { sendEmails, triedAgainAfter } from '../emails/send-emails.ts'
import {
  findCertificateRequest,
  insertEvent,
  type StoredRequest,
} from '../records/certificate-request.store.ts'
import { setMailAgainAt } from '../records/owed-email.store.ts'

type Outcome = DeskOutcome['outcome']

/** Whose decision it is, as the audit log has it: an operator, by the e-mail, or the rule. */
export interface Decider {
  readonly email: string
}

export interface Settled {
  readonly outcomes: DeskOutcome[]
}

/** Each once; what is settled stays so when no e-mail leaves. */
export async function settleRequests(
  parts: CertificateParts,
  decider: Decider,
  accountIds: readonly string[],
  settle: (accountId: string) => Promise<Outcome>,
): Promise<Settled> {
  const all = new Map<string, Outcome>()
  for (const accountId of new Set(accountIds)) all.set(accountId, await settle(accountId))
  const done = [...all.keys()].filter((accountId) => all.get(accountId) === 'done')
  const told = await mailOutcomes(parts, decider, done)
  return {
    outcomes: [...all].map(([accountId, outcome]) => ({ accountId, outcome, mailed: told.has(accountId) })),
  }
}

/** The same, each in a transaction with its request as it is by then. */
export const settleStored = (
  parts: CertificateParts,
  decider: Decider,
  accountIds: readonly string[],
  settle: (tx: Db, request: StoredRequest) => Promise<Outcome>,
): Promise<Settled> =>
  settleRequests(parts, decider, accountIds, (accountId) =>
    inTransaction(parts.db, async (tx) => {
      const request = await findCertificateRequest(tx, accountId)
      return request ? settle(tx, request) : 'not-requested'
    }),
  )

/**
 * Returns who was told. Each failure is an audit event of those whose decision it was about; those whose turn did not come
 * before `stopping` are owed theirs.
 */
export async function mailOutcomes(
  parts: CertificateParts,
  decider: Decider,
  accountIds: readonly string[],
  stopping?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { told, untold, failures } = await sendEmails(parts, accountIds, { stopping })
  for (const failure of failures) parts.reportMailFailure(failure)
  for (const accountId of untold)
    await recordAuditEvent(parts.db, parts.clock(), {
      by: decider.email,
      type: 'certificate-mail-failed',
      subject: accountId,
      accountId,
    })
  return told
}

/** A request of which nothing is issued yet. */
export async function findUnissued(tx: Db, accountId: string) {
  const request = await findCertificateRequest(tx, accountId)
  if (!request) return refuse('not-requested', 'No certificate has been requested.', 'accountId')
  if (request.received)
    return refuse('already-issued', 'The certificate has already been issued.', 'accountId')
  return request
}

interface Decision extends CertificateEvent {
  readonly kind: 'issued' | 'reissued' | 'declined' | 'correction-declined' | 'name-edited' | 'revoked'
}

/** In the history that the learner sees, and in the audit log. The e-mail about it is owed from now on. */
export async function recordDecision(
  tx: Db,
  decider: Decider,
  accountId: string,
  event: Decision,
  audited: { readonly subject?: string; readonly detail?: string } = {},
): Promise<void> {
  await insertEvent(tx, accountId, event)
  const { at, kind, detail } = event
  await setMailAgainAt(tx, accountId, at + triedAgainAfter)
  const decision = { by: decider.email, type: `certificate-${kind}`, accountId } as const
  await recordAuditEvent(tx, at, { ...decision, subject: accountId, detail, ...audited })
}
