import { randomBytes } from 'node:crypto'
import type { OperatorAct } from '#contract/operators.ts'
import type { Db } from '#server/database.ts'
import { clearDetails, insertOperatorAct } from './audit-event.store.ts'

/** An act to be written down; `subject` and `detail` as in the contract. */
export interface Act {
  readonly by: string
  readonly act: OperatorAct
  readonly subject?: string
  /** The account that it is about. No e-mail belongs into the other fields: it is looked up while there is an account. */
  readonly accountId?: string
  readonly detail?: string
}

/** Writes down what an operator does, at `now` (ms): in the transaction that does it, so that neither is without the other. */
export async function recordAct(
  db: Db,
  now: number,
  { by, act, subject = '', accountId, detail = '' }: Act,
): Promise<void> {
  const id = now.toString(16).padStart(12, '0') + randomBytes(8).toString('hex')
  await insertOperatorAct(db, {
    id,
    at: now,
    by_email: by,
    act,
    subject,
    account_id: accountId ?? null,
    detail,
  })
}

/** Removes the free text of acts about an account that goes, since it may name its learner; who did what and when stays. */
export const clearActDetails = (db: Db, accountId: string): Promise<void> => clearDetails(db, accountId)
