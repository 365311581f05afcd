import { findAccountToErase } from '#features/identity/server/identity.facade.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { eraseAccount } from '#features/identity/server/operations/account/delete-account.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { isOperatorAccount } from '#features/operators/server/operator.ts'
import type { deleteLearner as contract } from '#features/privacy-requests/contract.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { findRequest, markDone } from './privacy-request.store.ts'

/** As when the learner deletes the account; at a hosted service it has to be deleted there too. */
export function deleteLearner(
  identity: Pick<Identity, 'db' | 'clock' | 'settings' | 'eraseTraces'>,
  operator: Operator,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Outcome<typeof contract>> {
  return inTransaction(identity.db, async (tx) => {
    const request = await findRequest(tx, id)
    if (!request) return refuse('unknown-request', 'There is no such request.', 'requestId')
    if (request.kind !== 'delete')
      return refuse('other-kind', 'The request is not one to delete the account.', 'requestId')
    const account = request.accountId === null ? undefined : await findAccountToErase(tx, request.accountId)
    if (request.doneAt !== null) return refuse('request-done', 'The request is done already.', 'requestId')
    if (!account) return refuse('no-account', 'The request is of no account.', 'requestId')
    if (account.email === null ? email !== account.uid : email.toLowerCase() !== account.email)
      return refuse('wrong-email', 'This is not the email of the account.', 'email')
    if (await isOperatorAccount({ db: tx, settings: identity.settings }, account.uid))
      return refuse('operator-account', 'An operator has to be removed as such first.', 'requestId')
    const doneAt = identity.clock()
    await markDone(tx, id, doneAt)
    await eraseAccount(tx, identity, account)
    await recordAuditEvent(tx, doneAt, {
      by: operator.email,
      type: 'account-deleted',
      subject: id,
      accountId: account.uid,
    })
    return { doneAt }
  })
}
