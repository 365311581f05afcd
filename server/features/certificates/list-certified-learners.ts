import type { Db } from '#server/database.ts'
import { selectCertified } from './certificate.store.ts'

/** Somebody whose certificate holds. `issuedAt` in ms. */
export interface CertifiedLearner {
  readonly certificateId: string
  readonly accountId: string
  readonly issuedAt: number
}

/** Everybody with a certificate that is not revoked, sorted by the certificates' ids, byte by byte. */
export async function listCertifiedLearners(db: Db): Promise<CertifiedLearner[]> {
  const rows = await selectCertified(db)
  return rows
    .map(({ id, account_id, issued_at }) => ({
      certificateId: id,
      accountId: account_id,
      issuedAt: issued_at,
    }))
    .toSorted((a, b) => (a.certificateId < b.certificateId ? -1 : 1))
}
