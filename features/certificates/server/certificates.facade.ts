import type {
  CertificateExport,
  FormerCertificatesExport,
  RequestExport,
} from '#features/certificates/contract/certificates.ts'
import type { BadgesExport } from '#features/certificates/contract/programme-badges.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageOf } from '#platform/server/http/cursor.ts'
import {
  findCertificate,
  findCertificateOf,
  type RevocationCursor,
  revocationCursor,
  selectCertificatesOf,
  selectFormerCertificates,
  selectRevocations,
  selectRevokedCertificates,
  selectValidCertificates,
} from './records/certificate.store.ts'
import {
  countRequests,
  findCertificateRequest,
  type RequestList,
  selectEvents,
  selectWaitingOf,
} from './records/certificate-request.store.ts'
import { selectBadgesOf, selectFormerBadgesOf } from './records/programme-badge.store.ts'

export async function exportCertificateRequest(db: Db, learner: LearnerId): Promise<RequestExport> {
  const request = await findCertificateRequest(db, learner)
  if (!request) return null
  const { accountId, mailOwed, declined, mailedAt, seen, rule, ...known } = request
  return {
    ...known,
    declinedAt: declined?.at ?? null,
    declineReason: declined?.reason ?? null,
    emailSentAt: mailedAt,
    history: await selectEvents(db, learner),
  }
}

export async function exportCertificate(db: Db, learner: LearnerId): Promise<CertificateExport> {
  const certificate = await findCertificateOf(db, learner)
  if (!certificate) return null
  const { accountId, issuedBy, issuerId, revoked, showsTokenSince, ...known } = certificate
  return {
    ...known,
    showsToken: showsTokenSince !== null,
    revokedAt: revoked?.at ?? null,
    revokeReason: revoked?.reason ?? null,
  }
}

export async function exportFormerCertificates(
  db: Db,
  learner: LearnerId,
): Promise<FormerCertificatesExport> {
  return (await selectFormerCertificates(db, learner)).map(({ accountId, issuerId, ...former }) => former)
}

export async function exportBadges(db: Db, learner: LearnerId): Promise<BadgesExport> {
  const former = await selectFormerBadgesOf(db, learner)
  return (await selectBadgesOf(db, learner)).map(({ accountId, issuerId, line, ...badge }) => ({
    ...badge,
    former: former.filter(({ programmeId }) => programmeId === badge.programmeId),
  }))
}

/** In which a learner asked for the certificate. */
export async function findLanguageOf(db: Db, accountId: string): Promise<string> {
  return (await findCertificateRequest(db, accountId))?.language ?? 'en'
}

/** `issuedAt` in ms. */
export type CertifiedLearner = Awaited<ReturnType<typeof selectValidCertificates>>[number]

export interface CertificateStanding extends CertifiedLearner {
  readonly isValid: boolean
  /** In ms; null of one that is valid. */
  readonly revokedAt: number | null
  /** Of a token, on its public page. */
  readonly showsToken: boolean
}

export async function listCertificateStandings(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CertificateStanding>> {
  const certificates = await selectCertificatesOf(db, accountIds)
  return new Map(
    certificates.map(({ id: certificateId, accountId, issuedAt, revoked, showsTokenSince }) => [
      accountId,
      {
        certificateId,
        accountId,
        issuedAt,
        isValid: revoked === null,
        revokedAt: revoked?.at ?? null,
        showsToken: showsTokenSince !== null,
      },
    ]),
  )
}

/** Sorted as `listCertifiedLearners`. */
export async function listRevokedCertificates(db: Db) {
  const revoked = (await selectRevokedCertificates(db)).toSorted(byId)
  return revoked.map(({ certificateId, accountId }) => ({ certificateId, accountId, isValid: false }))
}

export type Revocation = Awaited<ReturnType<typeof listRevocations>>['rows'][number]

export { type RevocationCursor, revocationCursor }

/** Certificates that are revoked and have no later one: the oldest revocation first. */
export async function listRevocations(db: Db, cursor: RevocationCursor | undefined, limit: number) {
  const rows = (await selectRevocations(db, cursor, limit)).map(({ id, accountId, name, revoked }) => ({
    certificateId: id,
    accountId,
    name,
    revokedAt: revoked?.at ?? 0,
  }))
  return pageOf(rows, limit, ({ revokedAt, certificateId: id }) => ({ revokedAt, id }))
}

/** Undefined unless the latest one of its owner has this id. */
export async function findCertificateOwner(db: Db, certificateId: string) {
  const certificate = await findCertificate(db, certificateId)
  return certificate && { accountId: certificate.accountId, isValid: certificate.revoked === null }
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

/** Sorted by the certificates' ids, byte by byte. */
export const listCertifiedLearners = async (db: Db) => (await selectValidCertificates(db)).toSorted(byId)

function byId(a: CertifiedLearner, b: CertifiedLearner): number {
  return a.certificateId < b.certificateId ? -1 : 1
}

/** Which of some accounts wait for their certificate. */
export async function listWaitingOf(db: Db, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(accountIds.length === 0 ? [] : await selectWaitingOf(db, accountIds))
}
