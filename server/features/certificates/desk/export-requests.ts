import type { exportCertificateRequests as contract, RequestList } from '#contract/certificate-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { everyRequest } from './list-requests.ts'

type Row = Output<typeof contract>

/** Writes down that a list of requests is exported, and then gives it, read as it is taken. */
export async function exportRequests(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  list: RequestList,
): Promise<AsyncIterable<Row>> {
  const detail = `certificates: ${list}`
  await recordAuditEvent(db, clock(), { by: operator.email, type: 'list-exported', detail })
  return rowsOf(everyRequest(db, list))
}

async function* rowsOf(requests: ReturnType<typeof everyRequest>): AsyncGenerator<Row> {
  for await (const { accountId, certificate, declined, ...request } of requests)
    yield {
      account_id: accountId,
      email: request.email,
      email_verified: request.emailVerified,
      name: request.name,
      requested_at: iso(request.requestedAt) ?? '',
      completed_modules: request.completedModules,
      declined_at: iso(declined?.at),
      decline_reason: declined?.reason ?? null,
      certificate_id: certificate?.id ?? null,
      issued_at: iso(certificate?.issuedAt),
      revoked_at: iso(certificate?.revoked?.at),
      revoke_reason: certificate?.revoked?.reason ?? null,
      mailed_at: iso(request.mailedAt ?? undefined),
    }
}

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
