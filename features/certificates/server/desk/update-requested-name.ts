import type { updateRequestedName as contract } from '#features/certificates/contract/certificate-desk.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, Refusal } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../own/check-printable-name.ts'
import { markRenamed } from '../records/certificate-request.store.ts'
import { noteName } from '../records/certificate-rule.store.ts'
import { findUnissued, mailOutcomes, recordDecision } from './settle-requests.ts'

/** Until the certificate is issued the learner may change it again. */
export async function updateRequestedName(
  parts: CertificateParts,
  operator: Operator,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<Outcome<typeof contract>> {
  const unprintable = await refuseUnprintable(parts, name)
  if (unprintable) return unprintable
  const request = await inTransaction(parts.db, async (tx) => {
    const found = await findUnissued(tx, accountId)
    if (found instanceof Refusal) return found
    await markRenamed(tx, accountId, name)
    const at = parts.clock()
    await noteName(tx, accountId, { name, since: parts.rule ? at : null })
    const event = { at, kind: 'name-edited', detail: name } as const
    await recordDecision(tx, operator, accountId, event, { detail: `${found.name ?? ''} → ${name}` })
    return found
  })
  if (request instanceof Refusal) return request
  return { name, mailed: (await mailOutcomes(parts, operator, [accountId])).has(accountId) }
}
