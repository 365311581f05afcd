import { lookupLearner } from '#features/accounts/server/list-accounts.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { readOwnData } from '#features/own-data/server/read-own-data.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { findRequest } from './privacy-request.store.ts'

/** What its learner would download, for the learner of a request that is open. */
export async function exportLearnerData(
  parts: Pick<Parts, 'db' | 'clock' | 'ownData'>,
  operator: Operator,
  id: string,
) {
  const { db, clock } = parts
  const request = await findRequest(db, id)
  if (!request) return refuse('unknown-request', 'There is no such request.', 'requestId')
  if (request.doneAt !== null) return refuse('request-done', 'The request is done already.', 'requestId')
  const { accountId } = request
  const learner = accountId === null ? undefined : await lookupLearner(db, operator, accountId)
  const data = learner && (await readOwnData(parts, learner))
  if (!learner || !data) return refuse('no-account', 'The request is of no account.', 'requestId')
  await recordAuditEvent(db, clock(), {
    by: operator.email,
    type: 'learner-data-exported',
    subject: id,
    accountId: learner,
  })
  return data
}
