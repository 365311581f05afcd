import { z } from 'zod'
import type { PrivacyRequestKind } from '#features/privacy-requests/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countChanges, countRows, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

/** `person` for one without an account. Times in ms; `came_at` is the beginning of a day (UTC). */
export interface PrivacyRequestTable {
  id: string
  account_id: string | null
  person: string
  kind: PrivacyRequestKind
  came_at: number
  note: string
  done_at: number | null
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    privacy_requests: PrivacyRequestTable
  }
}

const requests = (db: Db) =>
  db
    .selectFrom('privacy_requests')
    .select(['id', 'account_id as accountId', 'person', 'kind', 'came_at as cameAt', 'note'])
    .select('done_at as doneAt')

export type StoredRequest = Awaited<ReturnType<typeof selectRequestsOf>>[number]

export const requestCursor = z.strictObject({ at: z.int(), id: cursorText })
export type RequestCursor = z.output<typeof requestCursor>

/** Open ones by when they came, others the latest done first. */
export function selectRequests(db: Db, isOpen: boolean, cursor: RequestCursor | undefined, limit: number) {
  const after = cursor && ([cursor.at, cursor.id] as const)
  const found = requests(db).where('done_at', isOpen ? 'is' : 'is not', null)
  return (
    isOpen
      ? found.$call((query) => pageOfRows(query, { by: ['came_at', 'id'], after, limit }))
      : found.$call((query) => pageOfRows(query, { by: ['done_at', 'id'], direction: 'desc', after, limit }))
  ).execute()
}

export function selectRequestsOf(db: Db, accountId: string) {
  return requests(db).where('account_id', '=', accountId).orderBy('came_at').orderBy('id').execute()
}

export function countOpen(db: Db): Promise<number> {
  return db.selectFrom('privacy_requests').where('done_at', 'is', null).$call(countRows)
}

export function findRequest(db: Db, id: string): Promise<StoredRequest | undefined> {
  return requests(db).where('id', '=', id).executeTakeFirst()
}

export async function insertRequest(db: Db, request: Omit<StoredRequest, 'doneAt'>): Promise<void> {
  const { accountId, cameAt, ...same } = request
  await db
    .insertInto('privacy_requests')
    .values({ ...same, account_id: accountId, came_at: cameAt, done_at: null })
    .execute()
}

/** False when it is done already. Without a note it keeps the one it has. */
export function markDone(db: Db, id: string, now: number, note?: string): Promise<boolean> {
  return db
    .updateTable('privacy_requests')
    .set({ done_at: now, note })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .$call(changesOne)
}

/** What may name the learner of an account that is deleted. */
export async function forgetPerson(tx: Db, accountId: string): Promise<void> {
  await tx
    .updateTable('privacy_requests')
    .set({ person: '', note: '' })
    .where('account_id', '=', accountId)
    .execute()
}

export function deleteDone(tx: Db, before: number, most: number): Promise<number> {
  return tx
    .deleteFrom('privacy_requests')
    .where('id', 'in', (eb) =>
      eb.selectFrom('privacy_requests').select('id').where('done_at', '<', before).limit(most),
    )
    .$call(countChanges)
}
