import { randomBytes } from 'node:crypto'
import type { Certificate } from '#features/certificates/server/records/certificate.store.ts'
import type { Db } from '#platform/server/db/database.ts'

let issued = 0

/** Gives an account a certificate, for tests of what comes after it is issued. */
export async function addTestCertificate(
  db: Db,
  accountId: string,
  wanted: Partial<Certificate> = {},
): Promise<Certificate> {
  const certificate: Certificate = {
    id: randomBytes(16).toString('base64url'),
    accountId,
    name: 'Ada Lovelace',
    issuedAt: 0,
    moduleCount: 9,
    issuedBy: 'operator@example.org',
    revoked: null,
    statusIndex: issued++,
    showsName: false,
    confirmsName: false,
    issuerId: null,
    showsTokenSince: null,
    ...wanted,
  }
  const { id, revoked, statusIndex: status_index } = certificate
  await db
    .insertInto('certificates')
    .values({
      id,
      account_id: accountId,
      name: certificate.name,
      issued_at: certificate.issuedAt,
      status_index,
      module_count: certificate.moduleCount,
      issued_by: certificate.issuedBy,
      shows_name: certificate.showsName ? 1 : 0,
      confirms_name: certificate.confirmsName ? 1 : 0,
      issuer_id: certificate.issuerId,
      shows_token_since: certificate.showsTokenSince,
      revoked_at: revoked?.at ?? null,
      revoke_reason: revoked?.reason ?? null,
    })
    .execute()
  await db
    .insertInto('credential_statuses')
    .values({ status_index, certificate_id: revoked ? null : id })
    .execute()
  return certificate
}
