import type { Operator } from '#platform/server/access/callers.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { dropCorrection, markDeclined } from '../records/certificate-request.store.ts'
import { recordDecision, type Settled, settleStored } from './settle-requests.ts'

interface Declined {
  readonly accountIds: readonly string[]
  readonly reason: string
}

export const declineRequests = (
  parts: CertificateParts,
  operator: Operator,
  { accountIds, reason }: Declined,
): Promise<Settled> =>
  settleStored(parts, operator, accountIds, async (tx, { accountId, received, declined }) => {
    if (received) return 'already-issued'
    if (declined) return 'already-declined'
    const at = parts.clock()
    await markDeclined(tx, accountId, reason, at)
    await recordDecision(tx, operator, accountId, { at, kind: 'declined', detail: reason })
    return 'done'
  })

export const declineCorrections = (
  parts: CertificateParts,
  operator: Operator,
  { accountIds, reason }: Declined,
): Promise<Settled> =>
  settleStored(parts, operator, accountIds, async (tx, { accountId, correction }) => {
    if (!correction) return 'not-requested'
    const event = { at: parts.clock(), kind: 'correction-declined', detail: reason } as const
    await dropCorrection(tx, accountId)
    await recordDecision(tx, operator, accountId, event, { detail: `${correction.name}: ${reason}` })
    return 'done'
  })
