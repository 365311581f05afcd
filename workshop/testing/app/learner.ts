import { randomUUID } from 'node:crypto'
import type { Learner, LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

/** Adds an account without a password and returns its learner, for tests of operations beneath the gate. */
export async function createTestLearner(db: Db, email = `${randomUUID()}@example.org`): Promise<Learner> {
  const id = randomUUID()
  await db
    .insertInto('accounts')
    .values({ id, email, email_verified: 0, disabled: 0, valid_since: 0, created_at: 0 })
    .execute()
  return { id: id as LearnerId, email, authenticatedAt: 0 }
}
