import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#server/database.ts'

type Row = ExpressionBuilder<Tables, 'throttles'>

/** At most `max` in `window` ms. */
export interface Window {
  readonly max: number
  readonly window: number
}

/** In ms: after `free` attempts `pause`, twice as long each time up to `longestPause`; forgotten after `memory`. */
export interface Pace {
  readonly free: number
  readonly pause: number
  readonly longestPause: number
  readonly memory: number
}

/** False, and writes nothing, when the window is full. */
export async function countInWindow(
  db: Db,
  key: string,
  { max, window }: Window,
  now: number,
  by = 1,
): Promise<boolean> {
  const row = await db
    .insertInto('throttles')
    .values({ key, count: by, window_started_at: now, expires_at: now + window })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when(ended(eb, now))
            .then(by)
            .else(eb('throttles.count', '+', by))
            .end(),
          window_started_at: whenEnded(eb, now, now, 'throttles.window_started_at'),
          expires_at: whenEnded(eb, now, now + window, 'throttles.expires_at'),
        }))
        .where((eb) => eb.or([ended(eb, now), eb('throttles.count', '<', max)])),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

/** False, and writes nothing, during a pause, so that trying on does not prolong it. */
export async function countAttempt(db: Db, key: string, pace: Pace, now: number): Promise<boolean> {
  const expires = now + pace.memory
  const row = await db
    .insertInto('throttles')
    .values({ key, count: 1, window_started_at: now, expires_at: expires })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when(ended(eb, now))
            .then(1)
            .else(eb('throttles.count', '+', 1))
            .end(),
          window_started_at: now,
          expires_at: expires,
        }))
        .where((eb) =>
          eb.or([
            ended(eb, now),
            // Whatever the time: another process's clock may be a little ahead.
            eb('throttles.count', '<', pace.free),
            eb(sql`throttles.window_started_at + ${pauseAfter(pace)}`, '<=', now),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function putMark(db: Db, key: string, now: number, expiresAt: number): Promise<void> {
  const mark = { count: 1, window_started_at: now, expires_at: expiresAt }
  await db
    .insertInto('throttles')
    .values({ key, ...mark })
    .onConflict((on) => on.column('key').doUpdateSet(mark))
    .execute()
}

export async function takeBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** 0 where there is none. */
export async function readCounts(
  db: Db,
  keys: readonly string[],
  now: number,
): Promise<(key: string) => number> {
  const rows = await db
    .selectFrom('throttles')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute()
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return (key) => counts.get(key) ?? 0
}

/** In ms. */
export async function findEnd(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('throttles').select('expires_at').where('key', '=', key).executeTakeFirst()
  return row?.expires_at
}

export async function deleteCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('throttles').where('expires_at', '<=', now).execute()
}

const ended = (eb: Row, now: number) => eb('throttles.expires_at', '<=', now)

function whenEnded(
  eb: Row,
  now: number,
  then: number,
  otherwise: 'throttles.window_started_at' | 'throttles.expires_at',
) {
  return eb.case().when(ended(eb, now)).then(then).else(eb.ref(otherwise)).end()
}

/** In ms, as SQL that both engines read. */
function pauseAfter({ free, pause, longestPause }: Pace) {
  const doublings = Math.ceil(Math.log2(longestPause / pause))
  return sql<number>`case
    when throttles.count < ${free} then 0
    when throttles.count >= ${free + doublings} then ${longestPause}
    else ${pause} * (1 << (throttles.count - ${free})) end`
}
