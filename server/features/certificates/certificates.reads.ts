import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  findCertificateOf,
  selectCertificatesOf,
  selectFormerCertificates,
  selectRevokedCertificates,
  selectValidCertificates,
} from './records/certificate.store.ts'
import {
  countRequests,
  findCertificateRequest,
  type RequestList,
  selectEvents,
} from './records/certificate-request.store.ts'

export async function exportCertificateRequest(
  db: Db,
  learner: LearnerId,
): Promise<AccountExport['certificateRequest']> {
  const request = await findCertificateRequest(db, learner)
  if (!request) return null
  const { accountId, mailOwed, declined, mailedAt, ...known } = request
  return {
    ...known,
    declinedAt: declined?.at ?? null,
    declineReason: declined?.reason ?? null,
    emailSentAt: mailedAt,
    history: await selectEvents(db, learner),
  }
}

export async function exportCertificate(db: Db, learner: LearnerId): Promise<AccountExport['certificate']> {
  const certificate = await findCertificateOf(db, learner)
  if (!certificate) return null
  const { accountId, issuedBy, revoked, ...known } = certificate
  return { ...known, revokedAt: revoked?.at ?? null, revokeReason: revoked?.reason ?? null }
}

export async function exportFormerCertificates(
  db: Db,
  learner: LearnerId,
): Promise<AccountExport['formerCertificates']> {
  return (await selectFormerCertificates(db, learner)).map(({ accountId, ...former }) => former)
}

export interface CertificateStanding extends CertifiedLearner {
  readonly isValid: boolean
  /** Of a token, on its public page. */
  readonly showsToken: boolean
}

export async function listCertificateStandings(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CertificateStanding>> {
  const certificates = await selectCertificatesOf(db, accountIds)
  return new Map(
    certificates.map(({ id, accountId, issuedAt, revoked, showsToken }) => [
      accountId,
      { certificateId: id, accountId, issuedAt, isValid: revoked === null, showsToken },
    ]),
  )
}

export async function listRevokedCertificates(
  db: Db,
): Promise<Pick<CertificateStanding, 'certificateId' | 'accountId' | 'isValid'>[]> {
  return (await selectRevokedCertificates(db))
    .map(({ id, accountId }) => ({ certificateId: id, accountId, isValid: false }))
    .toSorted(byId)
}

/** How many requests each list of the operators has. */
export async function countCertificates(
  db: Db,
): Promise<Record<'waiting' | 'corrections' | 'unsent' | 'issued', number>> {
  const countOf = (list: RequestList) => countRequests(db, list, Number.MAX_SAFE_INTEGER)
  return {
    waiting: await countOf('waiting'),
    corrections: await countOf('corrections'),
    unsent: await countOf('unsent'),
    issued: await countOf('issued'),
  }
}

/** `issuedAt` in ms. */
export interface CertifiedLearner {
  readonly certificateId: string
  readonly accountId: string
  readonly issuedAt: number
}

/** Sorted by the certificates' ids, byte by byte. */
export async function listCertifiedLearners(db: Db): Promise<CertifiedLearner[]> {
  return (await selectValidCertificates(db))
    .map(({ id, accountId, issuedAt }) => ({ certificateId: id, accountId, issuedAt }))
    .toSorted(byId)
}

function byId(a: { readonly certificateId: string }, b: { readonly certificateId: string }): number {
  return a.certificateId < b.certificateId ? -1 : 1
}
