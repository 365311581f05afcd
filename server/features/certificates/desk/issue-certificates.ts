import type { Operator } from '#server/access/callers.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { issueCertificate } from './issue-certificate.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

/** The names that an operator has seen, by the ids of accounts. */
type SeenNames = Readonly<Record<string, string>>

/** Issues the certificates of some accounts, each on its own, and then tells the learners. */
export const issueCertificates = (
  parts: CertificateParts,
  operator: Operator,
  {
    accountIds,
    names = {},
  }: { readonly accountIds: readonly string[]; readonly names?: SeenNames | undefined },
): Promise<Settled> =>
  settleRequests(parts, operator, accountIds, (accountId) =>
    issueCertificate(parts, operator, accountId, names[accountId]),
  )
