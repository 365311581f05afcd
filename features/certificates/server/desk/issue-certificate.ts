import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { insertCertificate } from '../records/certificate.store.ts'
import {
  findCertificateRequest,
  markReceived,
  type StoredRequest,
} from '../records/certificate-request.store.ts'
import { type Decider, recordDecision, type Settled, settleRequests } from './settle-requests.ts'

type Outcome = DeskOutcome['outcome']

export type IssueParts = Pick<CertificateParts, 'db' | 'clock' | 'printer' | 'moduleCount' | 'issuer'>

/** Once (S3.6); a declined request may still be granted. With `seenName`, none is issued with another name. */
export const issueCertificate = (
  parts: IssueParts,
  decider: Decider,
  accountId: string,
  seenName?: string,
): Promise<Outcome> =>
  issueOnce(parts, decider, accountId, async (_tx, _request, name) =>
    seenName !== undefined && name !== seenName ? 'name-changed' : undefined,
  )

/** `refuse` says why it is not to be, in the transaction that would issue it: of the request and the name as they are by then. */
export async function issueOnce<Refused extends string>(
  parts: IssueParts,
  decider: Decider,
  accountId: string,
  refuse: (tx: Db, request: StoredRequest, name: string) => Promise<Refused | undefined>,
): Promise<Outcome | Refused> {
  // Not in the transaction, since fonts take time. A name that changes meanwhile is looked at again.
  const { db, clock, printer, moduleCount, issuer } = parts
  const printable = await nameOf(db, accountId)
  if (printable && (await printer.findUnprintable(printable)).length > 0) return 'name-unprintable'
  const outcome = await inTransaction(db, async (tx): Promise<Outcome | Refused | 'renamed'> => {
    const request = await findCertificateRequest(tx, accountId)
    if (!request) return 'not-requested'
    if (request.received) return 'already-issued'
    const completed = (await countCompletedModules(tx, [accountId], moduleCount)).get(accountId) ?? 0
    if (completed < moduleCount) return 'modules-missing'
    const name = await nameOf(tx, accountId)
    if (!name) return 'name-missing'
    if (name !== printable) return 'renamed'
    const refused = await refuse(tx, request, name)
    if (refused !== undefined) return refused
    const at = clock()
    const issued = { accountId, name, issuedAt: at, moduleCount, issuedBy: decider.email, issuer }
    const id = await insertCertificate(tx, issued)
    await markReceived(tx, accountId)
    const event = { at, kind: 'issued', detail: id } as const
    await recordDecision(tx, decider, accountId, event, { subject: id, detail: '' })
    return 'done'
  })
  return outcome === 'renamed' ? issueOnce(parts, decider, accountId, refuse) : outcome
}

async function nameOf(db: Db, accountId: string): Promise<string | undefined> {
  const wish = (await findCertificateRequest(db, accountId))?.name
  return wish ?? (await listNames(db, [accountId])).get(accountId)
}

interface Issue {
  readonly accountIds: readonly string[]
  readonly names?: Readonly<Record<string, string>> | undefined
}

export const issueCertificates = (
  parts: CertificateParts,
  decider: Decider,
  { accountIds, names = {} }: Issue,
): Promise<Settled> =>
  settleRequests(parts, decider, accountIds, (accountId) =>
    issueCertificate(parts, decider, accountId, names[accountId]),
  )
