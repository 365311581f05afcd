import { sql } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import './assessments.tables.ts'

/** In ms; null for what was not chosen. */
export interface Choices {
  readonly offerDeclinedAt: number | null
  readonly resultShownSince: number | null
}

export async function findChoices(db: Db, accountId: string): Promise<Choices> {
  const row = await db
    .selectFrom('assessment_choices')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    offerDeclinedAt: row?.offer_declined_at ?? null,
    resultShownSince: row?.result_shown_since ?? null,
  }
}

/** What is undefined stays as it is. */
export async function saveChoices(db: Db, learner: LearnerId, chosen: Partial<Choices>): Promise<void> {
  const { offerDeclinedAt, resultShownSince } = chosen
  const set = {
    ...(offerDeclinedAt !== undefined && { offer_declined_at: offerDeclinedAt }),
    ...(resultShownSince !== undefined && { result_shown_since: resultShownSince }),
  }
  const none = { offer_declined_at: null, result_shown_since: null }
  await db
    .insertInto('assessment_choices')
    .values({ account_id: learner, ...none, ...set })
    .onConflict((row) => row.column('account_id').doUpdateSet({ account_id: learner, ...set }))
    .execute()
}

/** Unless the other account has chosen itself. */
export async function moveChoices(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    update assessment_choices set account_id = ${to}
    where account_id = ${from}
      and not exists (select 1 from assessment_choices as theirs where theirs.account_id = ${to})`.execute(tx)
}
