import type {
  exportCertificateRequests as contract,
  DeskRequest,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import { exportList } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import type { RequestCursor } from '../records/certificate-request.store.ts'
import { readRequests } from './list-requests.ts'

type Row = Output<typeof contract>

export function exportRequests(
  parts: Pick<CertificateParts, 'db' | 'reads' | 'clock' | 'moduleCount'>,
  operator: Operator,
  list: RequestList,
): Promise<AsyncIterable<Row>> {
  const exported = { list: `certificate-requests: ${list}` }
  return exportList(parts, operator, exported, async (cursor: RequestCursor | undefined, limit) => {
    const { requests, next } = await readRequests({ ...parts, db: parts.reads }, list, cursor, limit)
    return { rows: requests.map(toRow), next }
  })
}

const toRow = ({ accountId, certificate, declined, ...request }: DeskRequest): Row => ({
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
})

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
