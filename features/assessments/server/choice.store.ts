import { sql } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import './assessments.tables.ts'

/** In ms; null for what was not chosen. */
export interface Choices {
  readonly offerDeclinedAt: number | null
  readonly resultShownSince: number | null
}

const noChoices: Choices = { offerDeclinedAt: null, resultShownSince: null }

export async function findChoices(db: Db, accountId: string): Promise<Choices> {
  const row = await db
    .selectFrom('assessment_choices')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? noChoices
}

const columns = ['offer_declined_at as offerDeclinedAt', 'result_shown_since as resultShownSince'] as const

/**
 * By one statement: two tabs may choose at once. A time (ms) is kept where there is one already, null takes it back, and what is
 * undefined stays as it is.
 */
export async function saveChoices(db: Db, learner: LearnerId, chosen: Partial<Choices>): Promise<Choices> {
  const { offerDeclinedAt, resultShownSince } = chosen
  const kept = (column: 'offer_declined_at' | 'result_shown_since', time: number | null) =>
    time === null
      ? null
      : sql<number>`coalesce(${sql.ref(`assessment_choices.${column}`)}, ${sql.ref(`excluded.${column}`)})`
  const row = await db
    .insertInto('assessment_choices')
    .values({
      account_id: learner,
      offer_declined_at: offerDeclinedAt ?? null,
      result_shown_since: resultShownSince ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        account_id: learner,
        ...(offerDeclinedAt !== undefined && {
          offer_declined_at: kept('offer_declined_at', offerDeclinedAt),
        }),
        ...(resultShownSince !== undefined && {
          result_shown_since: kept('result_shown_since', resultShownSince),
        }),
      }),
    )
    .returning(columns)
    .executeTakeFirst()
  return row ?? noChoices
}

export async function deleteChoices(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('assessment_choices').where('account_id', '=', accountId).execute()
}
