import { exportList } from '#features/operators/server/export-list.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { exportRewards as contract, RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'
import type { SubmissionCursor } from '../reward.store.ts'
import { latestSubmissions } from './list-submissions.ts'

type Row = Output<typeof contract>

export function exportSubmissions(
  parts: Pick<Parts, 'db' | 'reads' | 'clock'>,
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  const exported = { list: 'reward-submissions' }
  return exportList(parts, operator, exported, async (cursor: SubmissionCursor | undefined, limit) => {
    const { rewards, next } = await latestSubmissions(parts.reads, { cursor }, limit)
    return { rows: rewards.map(toRow), next }
  })
}

const toRow = (one: RewardSubmission): Row => ({
  id: one.id,
  submitted_at: new Date(one.submittedAt).toISOString(),
  email: one.email,
  email_confirmed: one.emailConfirmed,
  address: one.evmAddress,
  address_state: one.addressState,
  address_owner: one.addressOwner,
  other_emails: one.otherEmails,
  other_addresses: one.otherAddresses,
  certificate_id: one.certificateId,
})
