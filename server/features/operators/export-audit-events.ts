import type { Output } from '#contract/endpoint.ts'
import type { exportOperatorActs as contract } from '#contract/operators.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { selectOperatorActs } from './audit-event.store.ts'
import { recordAct } from './record-audit-event.ts'

/** How many rows are read at once: a few milliseconds of work. */
const batchSize = 500

type Row = Output<typeof contract>

/** Writes down that the journal is exported, and then gives it with this last act first, read as it is taken. */
export async function exportActs(
  { db, clock }: { db: Db; clock: Clock },
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  await recordAct(db, clock(), { by: operator.email, act: 'list-exported', detail: 'journal' })
  return everyAct(db)
}

async function* everyAct(db: Db): AsyncGenerator<Row> {
  for (let before: string | undefined; ; ) {
    const rows = await selectOperatorActs(db, before, batchSize)
    for (const { at, by_email, account_id, ...row } of rows)
      yield { ...row, at: new Date(at).toISOString(), by: by_email, accountId: account_id }
    before = rows.length === batchSize ? rows.at(-1)?.id : undefined
    if (before === undefined) return
  }
}
