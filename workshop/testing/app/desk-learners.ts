import { saveProfile } from '#features/profiles/server/save-profile.ts'
import type { LearnerId, Operator, OperatorId } from '#platform/server/access/callers.ts'
import type { TestDeps } from './deps.ts'

/** An operator beneath the gate, who has no account. */
export const testOperator: Operator = {
  id: 'the operator' as OperatorId,
  email: 'operator@example.org',
  freshUntil: Number.MAX_SAFE_INTEGER,
}

/** Adds an account with a profile, created now and by its own id, for lists of learners. */
export async function addListedLearner(
  deps: TestDeps,
  { id, email = `${id}@example.org`, name }: { id: string; email?: string; name?: string },
): Promise<LearnerId> {
  await deps.db
    .insertInto('accounts')
    .values({ id, email, email_verified: 0, disabled: 0, valid_since: 0, created_at: deps.clock() })
    .execute()
  const learner = { id: id as LearnerId, email, authenticatedAt: 0 }
  if (name !== undefined) await saveProfile(deps, learner, { name })
  return learner.id
}

/** Adds an account without an e-mail, created now: it plays on one device. */
export async function addGuest({ db, clock }: TestDeps, id: string): Promise<LearnerId> {
  await db
    .insertInto('accounts')
    .values({ id, email: null, email_verified: 0, disabled: 0, valid_since: 0, created_at: clock() })
    .execute()
  return id as LearnerId
}
