import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { exportEventsOf } from '#server/features/operators/audit-log.ts'
import { getOperatorSince } from '#server/features/operators/operator.ts'
import { findAccount } from '../records/account.store.ts'
import { selectOwnData } from '../records/own-data.store.ts'
import { countRecoveryCodes, findSecondFactor } from '../records/second-factor.store.ts'

/** What the identity service stores about a learner; undefined when the account has just gone. */
export async function exportAccount(
  db: Db,
  learner: LearnerId,
): Promise<AccountExport['account'] | undefined> {
  const account = await findAccount(db, learner)
  if (!account) return undefined
  const { uid, passwordHash: _secret, passwordUpdatedAt, ...rest } = account
  const { identities, sessions, codes } = await selectOwnData(db, learner)
  const factor = await findSecondFactor(db, learner)
  return {
    id: uid,
    ...rest,
    secondFactor: factor
      ? {
          displayName: factor.displayName,
          enrolledAt: factor.enrolledAt,
          recoveryCodes: await countRecoveryCodes(db, learner),
        }
      : null,
    operatorSince: await getOperatorSince(db, learner),
    passwordSetAt: passwordUpdatedAt,
    identities: identities.map((row) => ({
      provider: row.provider_id,
      id: row.subject,
      email: row.email,
      displayName: row.display_name,
      photoUrl: row.photo_url,
      linkedAt: row.linked_at,
    })),
    sessions: sessions.map((row) => ({
      startedAt: row.authenticated_at,
      signedInWith: row.sign_in_provider,
    })),
    auditEvents: await exportEventsOf(db, learner),
    letters: codes.map((row) => ({
      about: row.request_type,
      email: row.email,
      newEmail: row.new_email,
      sentAt: row.created_at,
      usedAt: row.used_at,
    })),
  }
}
