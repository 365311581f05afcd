import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'

/** `classId` for the host alone, `name` by consent. */
export interface Ticket {
  readonly accountId: string
  readonly moduleNumber: number
  readonly nickname: string
  readonly nicknameKey: string
  readonly name: string | null
  readonly shape: FigureShape
  readonly classId: string | null
  readonly issuedAt: number
}

/** Only the hash is stored; times in ms. */
export async function insertTicket(db: Db, tokenHash: string, ticket: Ticket, expiresAt: number) {
  const { accountId, moduleNumber, nicknameKey, classId, issuedAt, nickname, name, shape } = ticket
  await db
    .insertInto('class_tickets')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      module_number: moduleNumber,
      nickname,
      nickname_key: nicknameKey,
      name,
      shape,
      class_id: classId,
      issued_at: issuedAt,
      expires_at: expiresAt,
    })
    .execute()
}

/** Once, of two sockets at the same time too. */
export function takeTicket(db: Db, tokenHash: string, now: number): Promise<Ticket | undefined> {
  return db
    .deleteFrom('class_tickets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'module_number as moduleNumber', 'nickname'])
    .returning(['nickname_key as nicknameKey', 'name', 'shape', 'class_id as classId'])
    .returning('issued_at as issuedAt')
    .executeTakeFirst()
}

/** Accounts on their way into the room under a nickname. */
export async function selectTicketHolders(
  db: Db,
  { moduleNumber, nicknameKey }: Pick<Ticket, 'moduleNumber' | 'nicknameKey'>,
  now: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('class_tickets')
    .select('account_id')
    .where('expires_at', '>', now)
    .where('module_number', '=', moduleNumber)
    .where('nickname_key', '=', nicknameKey)
    .execute()
  return rows.map((row) => row.account_id)
}

export async function deleteExpiredTickets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('class_tickets').where('expires_at', '<=', now).execute()
}

export function selectTicketsOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_tickets')
    .select(['module_number as moduleNumber', 'nickname', 'issued_at as issuedAt'])
    .where('account_id', '=', learner)
    .orderBy('issued_at')
    .execute()
}
