import { type Selectable, sql, type Updateable } from 'kysely'
import { z } from 'zod'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { timestamp } from '#platform/contract/values.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { changesOne, countRows, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import type { CertificateRequestTable } from './certificates.tables.ts'

const toRequest = (row: Selectable<CertificateRequestTable>) => ({
  accountId: row.account_id,
  email: row.email,
  received: row.received === 1,
  requestedAt: row.requested_at,
  name: row.name,
  language: row.language,
  declined: row.declined_at === null ? null : { at: row.declined_at, reason: row.decline_reason ?? '' },
  correction:
    row.correction_name === null
      ? null
      : { name: row.correction_name, askedAt: row.correction_asked_at ?? 0 },
  mailedAt: row.mailed_at,
  mailOwed: row.mail_owed === 1,
  seen:
    row.seen_name === null ? null : { name: row.seen_name, warnings: (row.seen_warnings ?? '').split(' ') },
  rule: { name: row.rule_name, since: row.rule_since, left: row.rule_left },
})

/** Times are in ms, here and below. */
export type StoredRequest = Readonly<ReturnType<typeof toRequest>>

const unmailed = { mailed_at: null, mail_owed: 1 } as const

export async function findCertificateRequest(db: Db, accountId: string): Promise<StoredRequest | undefined> {
  const row = await db
    .selectFrom('certificate_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toRequest(row)
}

/** Asks again where it was declined, which a person looks at. False when there is one already. */
export function insertCertificateRequest(
  db: Db,
  accountId: string,
  { email, language, now }: { email: string; language: string | null; now: number },
): Promise<boolean> {
  const asked = { email, language, requested_at: now }
  return db
    .insertInto('certificate_requests')
    .values({ account_id: accountId, received: 0, ...asked })
    .onConflict((row) =>
      row
        .column('account_id')
        .doUpdateSet({
          ...{ ...asked, declined_at: null, decline_reason: null, mailed_at: null, mail_owed: 0 },
          rule_left: 'declined',
        })
        .where('certificate_requests.declined_at', 'is not', null)
        .where('certificate_requests.received', '=', 0),
    )
    .$call(changesOne)
}

/** False when nothing was asked for, or all is issued. */
export function setRequestedName(db: Db, accountId: string, name: string): Promise<boolean> {
  return db
    .updateTable('certificate_requests')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('received', '=', 0)
    .$call(changesOne)
}

async function updateRequest(db: Db, accountId: string, changes: Updateable<CertificateRequestTable>) {
  await db.updateTable('certificate_requests').set(changes).where('account_id', '=', accountId).execute()
}

export const markReceived = (db: Db, accountId: string): Promise<void> =>
  updateRequest(db, accountId, {
    received: 1,
    declined_at: null,
    decline_reason: null,
    correction_name: null,
    correction_asked_at: null,
    ...unmailed,
  })

export const markDeclined = (db: Db, accountId: string, reason: string, now: number): Promise<void> =>
  updateRequest(db, accountId, { declined_at: now, decline_reason: reason, ...unmailed })

export const markMailed = (db: Db, accountId: string, now: number): Promise<void> =>
  updateRequest(db, accountId, { mailed_at: now, mail_owed: 0, mail_again_at: null })

export const markUnmailed = (db: Db, accountId: string): Promise<void> =>
  updateRequest(db, accountId, unmailed)

export const markRenamed = (db: Db, accountId: string, name: string): Promise<void> =>
  updateRequest(db, accountId, { name, ...unmailed })

/** What an operator has looked at, and with which name. */
export const markSeen = (db: Db, accountId: string, name: string, warnings: readonly string[]) =>
  updateRequest(db, accountId, {
    seen_name: warnings.length > 0 ? name : null,
    seen_warnings: warnings.length > 0 ? warnings.join(' ') : null,
  })

export const markCorrection = (db: Db, accountId: string, name: string, now: number): Promise<void> =>
  updateRequest(db, accountId, { correction_name: name, correction_asked_at: now })

export const dropCorrection = (db: Db, accountId: string): Promise<void> =>
  updateRequest(db, accountId, { correction_name: null, correction_asked_at: null, ...unmailed })

// Exactly as the indices of the migrations have them.
const lists = {
  waiting: sql<boolean>`received = 0 and declined_at is null`,
  declined: sql<boolean>`received = 0 and declined_at is not null`,
  issued: sql<boolean>`received = 1`,
  unsent: sql<boolean>`mail_owed = 1`,
  corrections: sql<boolean>`correction_asked_at is not null`,
}

export type RequestList = keyof typeof lists

export const requestCursor = z.strictObject({ requestedAt: timestamp, accountId: cursorText })
export type RequestCursor = z.output<typeof requestCursor>

/** Those who wait for an operator the oldest first, the others the latest first. */
export async function selectRequests(
  db: Db,
  list: RequestList,
  cursor: RequestCursor | undefined,
  limit: number,
): Promise<StoredRequest[]> {
  const direction = list === 'waiting' || list === 'corrections' ? 'asc' : 'desc'
  const after = cursor && ([cursor.requestedAt, cursor.accountId] as const)
  const rows = await db
    .selectFrom('certificate_requests')
    .selectAll()
    .where(lists[list])
    .$call((query) => pageOfRows(query, { by: ['requested_at', 'account_id'], direction, after, limit }))
    .execute()
  return rows.map(toRequest)
}

/** Which of the accounts wait for an operator. */
export async function selectWaitingOf(db: Db, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate_requests')
    .select('account_id')
    .where(lists.waiting)
    .where('account_id', 'in', accountIds)
    .execute()
  return rows.map((row) => row.account_id)
}

export function countRequests(db: Db, list: RequestList, limit: number): Promise<number> {
  return db
    .selectFrom(
      db.selectFrom('certificate_requests').select('account_id').where(lists[list]).limit(limit).as('some'),
    )
    .$call(countRows)
}

/** @throws ChangedMeanwhileError when another has just added something */
export async function insertEvent(tx: Db, accountId: string, event: CertificateEvent): Promise<void> {
  const { last } = await tx
    .selectFrom('certificate_events')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificate_events')
    .values({ account_id: accountId, number: Number(last ?? 0) + 1, ...event })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ChangedMeanwhileError()
}

export function selectEvents(db: Db, accountId: string): Promise<CertificateEvent[]> {
  return db
    .selectFrom('certificate_events')
    .select(['at', 'kind', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute()
}
