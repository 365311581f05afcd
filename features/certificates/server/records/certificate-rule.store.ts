import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { changesOne, countRows } from '#platform/server/db/statements.ts'
import type { CertificateRequestTable } from './certificates.tables.ts'

type Left = CertificateRequestTable['rule_left']

// As the index of the migration has it.
const isWaiting = sql<boolean>`received = 0 and declined_at is null`

const otherwisePrinted = (eb: ExpressionBuilder<Tables, 'certificate_requests'>): Expression<Left> =>
  eb.case().when('rule_left', '=', 'name-unprintable').then(sql<Left>`null`).else(eb.ref('rule_left')).end()

/** Since when (ms) a name stands, or that there is none yet. Null where all is by hand: there no delay runs. */
interface Found {
  readonly name: string | null
  readonly since: number | null
}

const toColumns = ({ name, since }: Found) =>
  since === null ? { rule_name: null, rule_since: null } : { rule_name: name, rule_since: since }

/** From here on the delay runs. */
export async function startRule(tx: Db, accountId: string, found: Found): Promise<void> {
  await tx
    .updateTable('certificate_requests')
    .set((eb) => ({ ...toColumns(found), rule_left: otherwisePrinted(eb) }))
    .where('account_id', '=', accountId)
    .execute()
}

/** A name that the rule has not found before begins the delay anew. False with the same name, or once all is issued. */
export function noteName(
  db: Db,
  accountId: string,
  { name, since }: Found & { readonly name: string },
): Promise<boolean> {
  return db
    .updateTable('certificate_requests')
    .set((eb) => ({ ...toColumns({ name, since }), rule_left: otherwisePrinted(eb) }))
    .where('account_id', '=', accountId)
    .where('received', '=', 0)
    .where((eb) => eb.or([eb('rule_name', 'is', null), eb('rule_name', '<>', name)]))
    .$call(changesOne)
}

/** While all is by hand, so that each waits for the whole delay once a site goes over to the rule. */
export async function stopDelays(db: Db): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ rule_name: null, rule_since: null })
    .where(isWaiting)
    .where('rule_since', 'is not', null)
    .execute()
}

/**
 * How many requests wait for a person: the rule leaves them, or has not issued them though their delay began before `before`
 * (ms), or before any name of theirs was found.
 */
export function countLeftToPeople(db: Db, before: number): Promise<number> {
  return db
    .selectFrom('certificate_requests')
    .where(isWaiting)
    .where((eb) =>
      eb.or([eb('rule_left', 'is not', null), eb(eb.fn.coalesce('rule_since', 'requested_at'), '<', before)]),
    )
    .$call(countRows)
}

/** Of this name alone; it never hides what people have said. */
export function markUnprintable(db: Db, accountId: string, name: string): Promise<boolean> {
  return db
    .updateTable('certificate_requests')
    .set({ rule_left: 'name-unprintable' })
    .where('account_id', '=', accountId)
    .where('rule_name', '=', name)
    .where('rule_left', 'is', null)
    .$call(changesOne)
}

/** By an operator, for one request. */
export function setByHand(tx: Db, accountId: string, isByHand: boolean): Promise<boolean> {
  return tx
    .updateTable('certificate_requests')
    .set({ rule_left: isByHand ? 'taken-back' : null })
    .where('account_id', '=', accountId)
    .$call(changesOne)
}
