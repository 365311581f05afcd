import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { CertificateTable } from '#server/features/certificates/certificates.tables.ts'

let issued = 0

/** Gives an account a certificate, for tests of what comes after it is issued. */
export async function addTestCertificate(
  db: Db,
  accountId: string,
  certificate: Partial<CertificateTable> = {},
): Promise<CertificateTable> {
  const row: CertificateTable = {
    id: randomBytes(16).toString('base64url'),
    account_id: accountId,
    name: 'Ada Lovelace',
    issued_at: 0,
    issued_by: 'operator@example.org',
    revoked_at: null,
    revoke_reason: null,
    status_index: issued++,
    shows_name: 0,
    ...certificate,
  }
  await db.insertInto('certificates').values(row).execute()
  await db
    .insertInto('credential_statuses')
    .values({ status_index: row.status_index, certificate_id: row.revoked_at === null ? row.id : null })
    .execute()
  return row
}
