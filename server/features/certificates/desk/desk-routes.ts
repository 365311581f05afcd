import * as contract from '#contract/certificate-desk.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { declineCorrections } from './decline-corrections.ts'
import { declineRequests } from './decline-requests.ts'
import { exportRequests } from './export-requests.ts'
import { issueCertificates } from './issue-certificate.ts'
import { listRequests } from './list-requests.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { resendEmails } from './resend-emails.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { updateRequestedName } from './update-requested-name.ts'

/** The queue of certificate requests, for operators. */
export function registerCertificateDesk(serve: Serve<AppCallers>, parts: CertificateParts): void {
  serve(contract.listCertificateRequests, ({ query }) => listRequests(parts.db, query))
  serve(contract.exportCertificateRequests, ({ caller, query }) =>
    exportRequests(parts, caller, query.list ?? 'waiting'),
  )
  serve(contract.issueCertificates, ({ caller, body }) => issueCertificates(parts, caller, body))
  serve(contract.declineRequests, ({ caller, body }) => declineRequests(parts, caller, body))
  serve(contract.declineCorrections, ({ caller, body }) => declineCorrections(parts, caller, body))
  serve(contract.updateRequestedName, ({ caller, body }) => updateRequestedName(parts, caller, body))
  serve(contract.reissueCertificate, ({ caller, body }) => reissueCertificate(parts, caller, body))
  serve(contract.resendEmails, ({ caller, body }) => resendEmails(parts, caller, body.accountIds))
  serve(contract.revokeCertificate, ({ caller, body }) => revokeCertificate(parts, caller, body))
}
