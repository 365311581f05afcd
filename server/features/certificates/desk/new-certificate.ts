import { randomBytes } from 'node:crypto'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'
import { insertCertificate } from '../certificate.store.ts'
import { markReceived } from '../certificate-request.store.ts'
import { fillStatus, takeStatus } from '../credentials/credential-status.store.ts'

/**
 * Gives an account that has none a certificate with an unguessable id, which is returned; name and date are shown to
 * nobody until the learner agrees. In a transaction.
 * @throws ChangedMeanwhileError when the account has just got one
 */
export async function addCertificate(
  tx: Db,
  operator: Operator,
  { accountId, name, now }: { readonly accountId: string; readonly name: string; readonly now: number },
): Promise<string> {
  const certificate = {
    id: randomBytes(16).toString('base64url'),
    account_id: accountId,
    name,
    issued_at: now,
    issued_by: operator.email,
    revoked_at: null,
    revoke_reason: null,
    status_index: await takeStatus(tx),
    shows_name: 0,
  } as const
  // Only one that began later can be there by now, so all is done again, and finds it.
  if (!(await insertCertificate(tx, certificate))) throw new ChangedMeanwhileError()
  await fillStatus(tx, certificate.status_index, certificate.id)
  await markReceived(tx, accountId)
  return certificate.id
}
