import type { Output } from '#contract/endpoint.ts'
import type { exportRewards as contract, RewardSubmission } from '#contract/reward-desk.ts'
import type { Db } from '#server/database.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { withKnown } from './list-submissions.ts'
import { type SubmissionPlace, selectSubmissions } from './submission.store.ts'

/** How many rows are read at once: a few milliseconds of work. */
const batchSize = 500

type Row = Output<typeof contract>

/** Writes down that the submissions are exported, and then gives them, the latest first, read as they are taken. */
export async function exportSubmissions(
  { db, clock }: { db: Db; clock: Clock },
  by: string,
): Promise<AsyncIterable<Row>> {
  await recordAuditEvent(db, clock(), { by, type: 'list-exported', detail: 'rewards.csv' })
  return everySubmission(db)
}

async function* everySubmission(db: Db): AsyncGenerator<Row> {
  for (let after: SubmissionPlace | undefined; ; ) {
    const rows = await selectSubmissions(db, { after, most: batchSize })
    for (const submission of await withKnown(db, rows)) yield toRow(submission)
    const last = rows.length === batchSize ? rows.at(-1) : undefined
    if (!last) return
    after = { at: last.submitted_at, id: last.id }
  }
}

const toRow = (one: RewardSubmission): Row => ({
  ...{ id: one.id, submitted_at: new Date(one.submittedAt).toISOString() },
  ...{ email: one.email, email_confirmed: one.emailConfirmed },
  ...{ address: one.evmAddress, address_state: one.addressState, address_owner: one.addressOwner },
  ...{ other_emails: one.otherEmails, other_addresses: one.otherAddresses },
  certificate_id: one.certificateId,
})
