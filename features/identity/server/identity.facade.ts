import type { AccountExport } from '#features/identity/contract.ts'
import { exportEventsOf } from '#features/operators/server/audit-log.ts'
import { getOperatorSince } from '#features/operators/server/operator.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findAccount, selectFacts } from './records/account.store.ts'
import { exportActionCodes } from './records/action-code.store.ts'
import { exportLinkedIdentities } from './records/linked-identity.store.ts'
import { exportSessions } from './records/refresh-token.store.ts'
import { countRecoveryCodes, findSecondFactor } from './records/second-factor.store.ts'

export { findAccount as findAccountToErase } from './records/account.store.ts'
export { deleteIdleGuests, isGuest, selectGuests as listGuests } from './records/guest.store.ts'

export async function listAccountFacts(db: Db, ids: readonly string[]) {
  const facts = await selectFacts(db, 'id', ids)
  return new Map(facts.map((account) => [account.id, account]))
}

/** E-mails in lower case. */
export async function listAccountsWithEmails(db: Db, emails: readonly string[]) {
  const facts = await selectFacts(db, 'email', emails)
  return new Map(facts.map((account) => [account.email ?? '', account]))
}

export async function exportAccount(db: Db, learner: LearnerId): Promise<AccountExport | undefined> {
  const account = await findAccount(db, learner)
  if (!account) return undefined
  const { uid, passwordHash: _secret, passwordUpdatedAt, ...rest } = account
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
    identities: await exportLinkedIdentities(db, learner),
    sessions: await exportSessions(db, learner),
    auditEvents: await exportEventsOf(db, learner),
    emails: await exportActionCodes(db, learner),
  }
}
