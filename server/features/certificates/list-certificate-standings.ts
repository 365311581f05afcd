import type { Db } from '#server/database.ts'
import { countRequests } from './certificate-request.store.ts'
import { selectRevoked, selectStandings } from './certificate-standing.store.ts'

/** A certificate and whether it still holds. */
export interface CertificateStanding {
  readonly certificateId: string
  readonly accountId: string
  readonly holds: boolean
}

/** The certificates of some accounts, by the accounts' ids. */
export async function listCertificateStandings(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CertificateStanding>> {
  const rows = accountIds.length > 0 ? await selectStandings(db, accountIds) : []
  return new Map(
    rows.map(({ id, account_id, revoked_at }) => [
      account_id,
      { certificateId: id, accountId: account_id, holds: revoked_at === null },
    ]),
  )
}

/** Every revoked certificate, sorted by its id, byte by byte. */
export async function listRevokedCertificates(db: Db): Promise<CertificateStanding[]> {
  const rows = await selectRevoked(db)
  return rows
    .map(({ id, account_id }) => ({ certificateId: id, accountId: account_id, holds: false }))
    .toSorted((a, b) => (a.certificateId < b.certificateId ? -1 : 1))
}

/** How many requests for a certificate wait for a decision, and how many have led to one. */
export async function countCertificates(db: Db): Promise<{ waiting: number; issued: number }> {
  const all = Number.MAX_SAFE_INTEGER
  return { waiting: await countRequests(db, 'waiting', all), issued: await countRequests(db, 'issued', all) }
}
