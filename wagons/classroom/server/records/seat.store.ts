import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

interface Seated {
  readonly moduleNumber: number
  readonly accountId: string
  readonly holder: string
  readonly nicknameKey: string
  readonly isHost: boolean
  /** When the ticket was issued (ms): a session that was ended later ends the visit. */
  readonly admittedAt: number
}

export async function putSeat(db: Db, seated: Seated): Promise<void> {
  const { moduleNumber, accountId, holder, nicknameKey, isHost, admittedAt } = seated
  const changes = {
    holder,
    nickname_key: nicknameKey,
    is_host: isHost ? 1 : 0,
    admitted_at: admittedAt,
  } as const
  await db
    .insertInto('class_seats')
    .values({ module_number: moduleNumber, account_id: accountId, ...changes })
    .onConflict((row) => row.columns(['module_number', 'account_id']).doUpdateSet(changes))
    .execute()
}

export async function removeSeat(db: Db, holder: string, moduleNumber: number, accountId: string) {
  await db
    .deleteFrom('class_seats')
    .where('module_number', '=', moduleNumber)
    .where('account_id', '=', accountId)
    .where('holder', '=', holder)
    .execute()
}

/** All of a room that is closed, or was another process's. */
export async function clearSeats(db: Db, moduleNumber: number): Promise<void> {
  await db.deleteFrom('class_seats').where('module_number', '=', moduleNumber).execute()
}

/** None of an earlier holder. */
export async function selectSeats(db: Db, moduleNumber: number, holder: string) {
  const rows = await db
    .selectFrom('class_seats')
    .select(['account_id', 'nickname_key', 'is_host'])
    .where('module_number', '=', moduleNumber)
    .where('holder', '=', holder)
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    nicknameKey: row.nickname_key,
    isHost: row.is_host === 1,
  }))
}

const admitted = (db: Db) =>
  db
    .selectFrom('class_seats')
    .innerJoin('accounts', 'accounts.id', 'class_seats.account_id')
    .select(['module_number as moduleNumber', 'account_id as accountId'])
    .where('disabled', '=', 0)
    .whereRef('valid_since', '<=', 'admitted_at')

/** Those whose accounts exist, are not disabled, and whose sessions have not been ended since. */
export function selectAdmitted(db: Db, holder: string) {
  return admitted(db).where('holder', '=', holder).execute()
}

export async function isAdmitted(db: Db, moduleNumber: number, accountId: string): Promise<boolean> {
  const row = await admitted(db)
    .where('module_number', '=', moduleNumber)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export function selectSeatsOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_seats')
    .select(['module_number as moduleNumber', 'admitted_at as since'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}
