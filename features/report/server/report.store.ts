import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import type { Waits } from './waits.ts'

/** `from` inclusive, `until` exclusive (ms). */
export interface Stretch {
  readonly from: number
  readonly until: number
}

/** Written out, since it stands in statements over any table: a guest has neither an e-mail nor a linked identity. */
const isLearner = (accountId: string) => sql<boolean>`exists (
  select 1 from accounts where accounts.id = ${sql.ref(accountId)} and (accounts.email is not null or exists (
    select 1 from linked_identities where linked_identities.account_id = accounts.id)))`

const within = (column: string, { from, until }: Stretch) =>
  sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`

async function countOf(db: Db, statement: RawBuilder<{ count: number | string }>): Promise<number> {
  const { rows } = await statement.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export function countRegistered(db: Db, stretch: Stretch): Promise<number> {
  return countOf(
    db,
    sql`select count(*) as count from accounts as made
      where ${within('made.created_at', stretch)} and ${isLearner('made.id')}`,
  )
}

/** Those of some accounts that are no guests. */
export async function selectLearnersOf(db: Db, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('accounts as made')
    .select('made.id')
    .where('made.id', 'in', accountIds)
    .where(isLearner('made.id'))
    .execute()
  return rows.map(({ id }) => id)
}

/** By module: how many learners completed it for the first time. */
export async function countCompleted(db: Db, stretch: Stretch): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ module_number: number; count: number | string }>`
    select module_number, count(*) as count from completions
    where ${within('completed_at', stretch)} and ${isLearner('completions.account_id')}
    group by module_number`.execute(db)
  return new Map(rows.map((row) => [row.module_number, Number(row.count)]))
}

/** What learners do, each with an index of its times and one of its accounts. */
const acts = [
  ['completions', 'completed_at'],
  ['attendances', 'attended_at'],
  ['attempts', 'begun_at'],
  ['reviews', 'reviewed_at'],
] as const

/**
 * Learners who did something in a stretch and nothing before it since `since` (ms): over all stretches of a period each is
 * counted once.
 */
export function countNewlyActive(
  db: Db,
  stretch: Stretch,
  { since, moduleCount }: { readonly since: number; readonly moduleCount: number },
): Promise<number> {
  const modules = Array.from({ length: moduleCount }, (_, index) => sql.lit(index + 1))
  // As the index of attempts has it: by their module first.
  const begun = sql`module_number in (${sql.join(modules)}) and begun_at is not null and `
  const seen = acts.map(
    ([table, at]) =>
      sql`select account_id from ${sql.table(table)}
        where ${table === 'attempts' ? begun : sql``}${within(at, stretch)}`,
  )
  const earlier = acts.map(
    ([table, at]) =>
      sql` and not exists (select 1 from ${sql.table(table)}
        where ${sql.ref(`${table}.account_id`)} = seen.account_id
          and ${within(`${table}.${at}`, { from: since, until: stretch.from })})`,
  )
  return countOf(
    db,
    sql`select count(*) as count from (${sql.join(seen, sql` union `)}) as seen
      where ${isLearner('seen.account_id')}${since < stretch.from ? sql.join(earlier, sql``) : sql``}`,
  )
}

const inHours = (ms: RawBuilder<unknown>) => sql`(${ms} + 3599999) / 3600000`

interface WaitRow {
  hours: number | string | null
  count: number | string
}

const toWaits = (rows: readonly WaitRow[]): Waits =>
  new Map(
    rows.flatMap(({ hours, count }) => (hours === null ? [] : [[Math.max(0, Number(hours)), Number(count)]])),
  )

/**
 * Of learners whose first certificate was issued then, and who have one that is not revoked: how many they are, and how long
 * they had waited since they asked.
 */
export async function selectFirstCertificates(db: Db, stretch: Stretch) {
  const { rows } = await sql<WaitRow>`
    select ${inHours(sql`issued.issued_at - request.requested_at`)} as hours, count(*) as count from (
      select account_id, issued_at from certificates
      where ${within('issued_at', stretch)} and revoked_at is null and not exists (
        select 1 from former_certificates where former_certificates.account_id = certificates.account_id)
      union all
      select account_id, issued_at from former_certificates as former
      where ${within('issued_at', stretch)} and not exists (
        select 1 from former_certificates as earlier
        where earlier.account_id = former.account_id and earlier.issued_at < former.issued_at)
      and exists (
        select 1 from certificates
        where certificates.account_id = former.account_id and certificates.revoked_at is null)
    ) as issued
    left join certificate_requests as request on request.account_id = issued.account_id
    group by 1`.execute(db)
  return { count: rows.reduce((sum, { count }) => sum + Number(count), 0), waits: toWaits(rows) }
}

/** Of reports about questions that came then and have a reply. */
export async function selectReplyWaits(db: Db, stretch: Stretch): Promise<Waits> {
  const { rows } = await sql<WaitRow>`
    select ${inHours(sql`handled_at - reported_at`)} as hours, count(*) as count from question_reports
    where status = 'answered' and ${within('reported_at', stretch)}
    group by 1`.execute(db)
  return toWaits(rows)
}

/** First quizzes at a module that learners passed then, the latest first: the wrong options that were tried at each question. */
export async function selectTried(db: Db, stretch: Stretch, limit: number, offset: number) {
  const rows = await db
    .selectFrom('attempts')
    .select('questions')
    // As the index has it.
    .where('passed_at', 'is not', null)
    .where('begun_at', 'is not', null)
    .where(within('passed_at', stretch))
    .where(isLearner('attempts.account_id'))
    .orderBy('passed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ questions }) => JSON.parse(questions) as { readonly tried: readonly number[] }[])
}
