import type { Db } from '#server/database.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'

/** The learner's certificate request, if there is one. */
export function findCertificateRequest(db: Db, learner: LearnerId) {
  return db
    .selectFrom('certificate_requests')
    .select(['email', 'received', 'requested_at'])
    .where('account_id', '=', learner)
    .executeTakeFirst()
}

/** Adds the learner's request, not received. Returns false when there is one already: the primary key decides. */
export async function insertCertificateRequest(db: Db, learner: LearnerId, email: string, now: number) {
  const result = await db
    .insertInto('certificate_requests')
    .values({ account_id: learner, email, received: 0, requested_at: now })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
