import type { Operator } from '#server/features/identity/operators/operator.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { issueCertificate } from './issue-certificate.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

/** Issues the certificates of some accounts, each on its own, and then tells the learners. */
export const issueCertificates = (
  parts: CertificateParts,
  operator: Operator,
  accountIds: readonly string[],
): Promise<Settled> =>
  settleRequests(parts, accountIds, (accountId) => issueCertificate(parts, operator, accountId))
