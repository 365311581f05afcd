import { sql } from 'kysely'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'

const unmailed = { mailed_at: null, mail_owed: 1 } as const

/** The request of an account, if there is one. */
export function findCertificateRequest(db: Db, accountId: string) {
  return db
    .selectFrom('certificate_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/**
 * Adds the learner's request, not received, or asks again where it was declined. Returns false when there is one
 * already: the primary key decides. `language` is that of the learner's page.
 */
export async function insertCertificateRequest(
  db: Db,
  learner: LearnerId,
  { email, language, now }: { email: string; language: string | null; now: number },
): Promise<boolean> {
  const asked = { email, language, requested_at: now }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('certificate_requests')
    .values({ account_id: learner, received: 0, ...asked })
    .onConflict((row) =>
      row
        .column('account_id')
        .doUpdateSet({ ...asked, declined_at: null, decline_reason: null, mailed_at: null, mail_owed: 0 })
        .where('certificate_requests.declined_at', 'is not', null)
        .where('certificate_requests.received', '=', 0),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Sets the name that the certificate shall bear. Returns false when nothing was asked for, or all is issued. */
export async function setRequestedName(db: Db, learner: LearnerId, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate_requests')
    .set({ name })
    .where('account_id', '=', learner)
    .where('received', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The certificate is issued, or issued anew as the learner may have asked, and no e-mail says so yet. */
export async function markReceived(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({
      received: 1,
      declined_at: null,
      decline_reason: null,
      correction_name: null,
      correction_asked_at: null,
      ...unmailed,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** The request is declined, at `now` (ms), and no e-mail says so yet. */
export async function markDeclined(db: Db, accountId: string, reason: string, now: number): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ declined_at: now, decline_reason: reason, ...unmailed })
    .where('account_id', '=', accountId)
    .execute()
}

/** The e-mail on what became of the request left at `now` (ms). */
export async function markMailed(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ mailed_at: now, mail_owed: 0 })
    .where('account_id', '=', accountId)
    .execute()
}

/** No e-mail on what became of the request is owed any more. */
export async function forgetMail(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ mail_owed: 0 })
    .where('account_id', '=', accountId)
    .execute()
}

/** An operator gave a request that is not issued another name, and no e-mail says so yet. */
export async function markRenamed(db: Db, accountId: string, name: string): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ name, ...unmailed })
    .where('account_id', '=', accountId)
    .execute()
}

/** The learner asks, at `now` (ms), for another name on the certificate. */
export async function markCorrection(db: Db, accountId: string, name: string, now: number): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ correction_name: name, correction_asked_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** The certificate keeps its name, and no e-mail says so yet. */
export async function dropCorrection(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('certificate_requests')
    .set({ correction_name: null, correction_asked_at: null, ...unmailed })
    .where('account_id', '=', accountId)
    .execute()
}

// To the letter as the indices of the migrations have them.
const lists = {
  waiting: sql<boolean>`received = 0 and declined_at is null`,
  declined: sql<boolean>`received = 0 and declined_at is not null`,
  issued: sql<boolean>`received = 1`,
  unsent: sql<boolean>`mail_owed = 1`,
  corrections: sql<boolean>`correction_asked_at is not null`,
}

export type RequestList = keyof typeof lists

/** Where a list of requests goes on. */
export interface RequestPlace {
  readonly requestedAt: number
  readonly accountId: string
}

/** Those who wait for an operator the oldest first, the others the latest first; after a place, if one is given. */
export function selectRequests(db: Db, list: RequestList, after: RequestPlace | undefined, limit: number) {
  return requestsIn(db, list, after, limit).execute()
}

/** The statement of selectRequests, whose plan a test looks at. */
export function requestsIn(db: Db, list: RequestList, after: RequestPlace | undefined, limit: number) {
  const direction = list === 'waiting' || list === 'corrections' ? 'asc' : 'desc'
  return db
    .selectFrom('certificate_requests')
    .selectAll()
    .where(lists[list])
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('requested_at', 'account_id'),
          direction === 'asc' ? '>' : '<',
          tuple(after?.requestedAt ?? 0, after?.accountId ?? ''),
        ),
      ),
    )
    .orderBy('requested_at', direction)
    .orderBy('account_id', direction)
    .limit(limit)
}

/** How many requests are in a list, counted up to `limit`. */
export async function countRequests(db: Db, list: RequestList, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom('certificate_requests').select('account_id').where(lists[list]).limit(limit).as('some'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
