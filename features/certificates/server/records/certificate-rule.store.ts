import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { CertificateRequestTable } from './certificates.tables.ts'

type Left = CertificateRequestTable['rule_left']

const otherwisePrinted = (eb: ExpressionBuilder<Tables, 'certificate_requests'>): Expression<Left> =>
  eb.case().when('rule_left', '=', 'name-unprintable').then(sql<Left>`null`).else(eb.ref('rule_left')).end()

/** From here on the delay runs, with a name or without one yet. */
export async function startRule(
  tx: Db,
  accountId: string,
  { name, now }: { readonly name: string | null; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('certificate_requests')
    .set((eb) => ({ rule_name: name, rule_since: now, rule_left: otherwisePrinted(eb) }))
    .where('account_id', '=', accountId)
    .execute()
}

/** A name that the rule has not found before begins the delay anew. False with the same name, or once all is issued. */
export function noteName(db: Db, accountId: string, name: string, now: number): Promise<boolean> {
  return db
    .updateTable('certificate_requests')
    .set((eb) => ({ rule_name: name, rule_since: now, rule_left: otherwisePrinted(eb) }))
    .where('account_id', '=', accountId)
    .where('received', '=', 0)
    .where((eb) => eb.or([eb('rule_name', 'is', null), eb('rule_name', '<>', name)]))
    .$call(changesOne)
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
