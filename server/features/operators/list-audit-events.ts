import type { Output } from '#contract/endpoint.ts'
import type { listOperatorActs as contract } from '#contract/operators.ts'
import type { Db } from '#server/database.ts'
import { selectOperatorActs } from './audit-event.store.ts'

const pageSize = 50

/** A page of what operators did, the latest first; the first page, or that after the act `before`. */
export async function listActs(db: Db, before?: string): Promise<Output<typeof contract>> {
  const rows = await selectOperatorActs(db, before, pageSize)
  return {
    acts: rows.map(({ by_email, account_id, ...row }) => ({ ...row, by: by_email, accountId: account_id })),
  }
}
