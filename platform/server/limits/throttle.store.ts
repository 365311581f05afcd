import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'

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
export const countInWindow = async (db: Db, key: string, { max, window }: Window, now: number, by = 1) =>
  (await counted.first(db, { key, max, by, now, end: now + window })) !== undefined

/** Whatever the count is. */
export const countAnyway = (tx: Db, key: string, { max, window }: Window, now: number): Promise<void> =>
  counted.runWithNext(tx, { key, max, by: 1, now, end: now + window })

type Count = { key: string; max: number; by: number; now: number; end: number }

const counted = prepareQuery((db: Db, { key, max, by, now, end }: Places<Count>) =>
  db
    .insertInto('throttles')
    .values({ key, count: by, window_started_at: now, expires_at: end })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((eb) => ({
          count: whenEnded(eb, now, by, eb('throttles.count', '+', by)),
          window_started_at: whenEnded(eb, now, now, eb.ref('throttles.window_started_at')),
          expires_at: whenEnded(eb, now, end, eb.ref('throttles.expires_at')),
        }))
        .where((eb) => eb.or([ended(eb, now), eb('throttles.count', '<', max)])),
    )
    .returning('count'),
)

/** False, and writes nothing, during a pause, so that trying on does not prolong it. */
export async function countAttempt(db: Db, key: string, pace: Pace, now: number): Promise<boolean> {
  const { free, pause, longestPause, memory } = pace
  const longestFrom = free + Math.ceil(Math.log2(longestPause / pause))
  const values = { key, free, pause, longestPause, longestFrom, now, end: now + memory }
  return (await attempted.first(db, values)) !== undefined
}

type Attempt = Omit<Pace, 'memory'> & { key: string; longestFrom: number; now: number; end: number }

const attempted = prepareQuery((db: Db, places: Places<Attempt>) => {
  const { key, now, end, free } = places
  return db
    .insertInto('throttles')
    .values({ key, count: 1, window_started_at: now, expires_at: end })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((eb) => ({
          count: whenEnded(eb, now, eb.val(1), eb('throttles.count', '+', 1)),
          window_started_at: now,
          expires_at: end,
        }))
        .where((eb) =>
          eb.or([
            ended(eb, now),
            // Whatever the time: another process's clock may be a little ahead.
            eb('throttles.count', '<', free),
            eb(sql`throttles.window_started_at + ${pauseAfter(places)}`, '<=', now),
          ]),
        ),
    )
    .returning('count')
})

export function putMark(db: Db, key: string, now: number, expiresAt: number): Promise<void> {
  return marked.runWithNext(db, { key, now, end: expiresAt })
}

const marked = prepareQuery((db: Db, { key, now, end }: Places<Pick<Count, 'key' | 'now' | 'end'>>) => {
  const mark = { count: 1, window_started_at: now, expires_at: end }
  return db
    .insertInto('throttles')
    .values({ key, ...mark })
    .onConflict((on) => on.column('key').doUpdateSet(mark))
})

export function takeBack(db: Db, key: string): Promise<void> {
  return takenBack.runWithNext(db, { key })
}

const takenBack = prepareQuery((db: Db, { key }: Places<{ key: string }>) =>
  db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0),
)

/** Of four keys at most. 0 where there is none. */
export async function readCounts(
  db: Db,
  keys: readonly string[],
  now: number,
): Promise<(key: string) => number> {
  const [a = '', b = a, c = a, d = a, ...more] = keys
  if (more.length > 0) throw new RangeError('too many keys to be read at once')
  const rows = await fourCounts.all(db, { a, b, c, d, now })
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return (key) => counts.get(key) ?? 0
}

const fourCounts = prepareQuery(
  (db: Db, { a, b, c, d, now }: Places<{ a: string; b: string; c: string; d: string; now: number }>) =>
    db
      .selectFrom('throttles')
      .select(['key', 'count'])
      .where('key', 'in', [a, b, c, d])
      .where('expires_at', '>', now),
)

/** In ms. */
export async function findEnd(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('throttles').select('expires_at').where('key', '=', key).executeTakeFirst()
  return row?.expires_at
}

export function deleteCount(db: Db, key: string): Promise<void> {
  return deleted.runWithNext(db, { key })
}

const deleted = prepareQuery((db: Db, { key }: Places<{ key: string }>) =>
  db.deleteFrom('throttles').where('key', '=', key),
)

/** Those whose window has ended, `most` at most. Returns how many. */
export async function deleteEndedCounts(db: Db, now: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('throttles')
    .where('key', 'in', (eb) =>
      eb.selectFrom('throttles').select('key').where('expires_at', '<=', now).limit(most),
    )
    // One of them may have begun anew meanwhile.
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const ended = (eb: Row, now: Expression<number>) => eb('throttles.expires_at', '<=', now)

function whenEnded(
  eb: Row,
  now: Expression<number>,
  then: Expression<number>,
  otherwise: Expression<number>,
) {
  return eb.case().when(ended(eb, now)).then(then).else(otherwise).end()
}

/** In ms, as SQL that both engines read. */
function pauseAfter({ free, pause, longestPause, longestFrom }: Places<Attempt>) {
  return sql<number>`case
    when throttles.count < ${free} then 0
    when throttles.count >= ${longestFrom} then ${longestPause}
    else ${pause} * (1 << (throttles.count - ${free})) end`
}
